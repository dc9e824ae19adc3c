/** The states around a screen on which a game is chosen: its rules, and the score pads for real tiles. */
import type { AppEvent, ScreenName } from './app-events.ts';
import { app, read } from './app-setup.ts';

const takePad = {
  type: 'takePad',
  params: ({ event }: { event: AppEvent & { type: 'PAD' } }) => event.pad,
} as const;

/** The rules over another screen, and the page about dominoes over them. */
const rulesOver = <Before extends string>(before: Before, depth: number) => ({
  rules: app.createStateConfig({
    meta: { screen: 'rules', depth: depth + 1 },
    on: { BACK: before, RULES: { actions: read }, ABOUT: 'about' },
  }),
  about: app.createStateConfig({ meta: { screen: 'about', depth: depth + 2 }, on: { BACK: 'rules' } }),
});

/** An open score pad, from which the rules of its game can be read. Another pad may follow it. */
const padOver = <Before extends string>(before: Before, depth: number) =>
  app.createStateConfig({
    initial: 'open',
    on: { BACK: before, PAD: { target: '.open', actions: takePad } },
    states: {
      open: { meta: { screen: 'pad', depth: depth + 1 }, on: { RULES: { target: 'rules', actions: read } } },
      ...rulesOver('open', depth + 1),
    },
  });

/** A screen on which a game is chosen. */
export const choosing = (screen: ScreenName, depth: number) =>
  app.createStateConfig({
    initial: 'shown',
    states: {
      shown: {
        meta: { screen, depth },
        on: { RULES: { target: 'rules', actions: read }, PADS: 'pads', PAD: { target: 'pad', actions: takePad } },
      },
      ...rulesOver('shown', depth),
      pads: {
        initial: 'listed',
        on: { BACK: 'shown' },
        states: {
          listed: {
            meta: { screen: 'pads', depth: depth + 1 },
            on: { PAD: { target: 'pad', actions: takePad } },
          },
          pad: padOver('listed', depth + 1),
        },
      },
      pad: padOver('shown', depth),
    },
  });
