/** The system's errors in words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed',
  EDQUOT: 'there is no room left',
  EFBIG: 'the file would become too large',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'there is no room left',
  ENOTDIR: 'there is no such folder',
  EPERM: 'that is not allowed',
  EROFS: 'nothing can be written there',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than 512 MB; split it before a header',
  ERR_STRING_TOO_LONG: 'it is larger than 512 MB; split it before a header',
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns the reason for a failure, in one line. */
export function reasonOf(error: unknown): string {
  return REASONS[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}
