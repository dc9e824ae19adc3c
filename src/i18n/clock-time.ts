const two = (n: number) => `${n}`.padStart(2, '0');

/** Returns a duration as on a stopwatch, for example 4:07 or 1:02:09; every language reads it. */
export function clockTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [`${hours}`, two(minutes)] : [`${minutes}`];
  return [...parts, two(seconds % 60)].join(':');
}
