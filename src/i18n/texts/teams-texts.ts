/** The draw for partners (7.4); the first deal does not need it. */
import type { SetUpMessages } from './set-up-messages.ts';

export const teamTexts = ({ teams: m }: SetUpMessages) => ({
  ...m,
  together: (first: string, second: string) => m.together({ first, second }),
});
