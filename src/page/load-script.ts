/** Adds a script to the page. Rejects if it cannot be loaded. With a blocked script the promise may never settle. */
export function loadScript(page: Window, address: string, id = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script');
    script.async = true;
    if (id) script.id = id;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} cannot be loaded`)));
    script.src = address;
    page.document.head.append(script);
  });
}
