/** The draw for partners by hand as a statechart (7.4): the players draw one tile each in turn, in sight of all. */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { onlyPerson } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { createPace, DURATIONS, type Speed } from '../../motion/durations.ts';
import { byTimer, type Later } from '../../motion/later.ts';
import { fromHex } from '../../rules/chance.ts';
import type { Game, Position, SeatedTeams } from '../../rules/game.ts';
import { teamsOf } from '../../rules/sealed.ts';
import { drawnByHand, nextToDraw } from '../../rules/team-draw.ts';
import type { MatchSetup } from '../table.machine.ts';

interface DrawInput {
  /** A game with a draw for partners. */
  readonly game: Game;
  /** The match, in which all are seated as if their tiles had been dealt. */
  readonly setup: MatchSetup;
}

interface DrawContext extends DrawInput {
  /** The shuffled set, which was fixed by its seal before anybody draws. */
  readonly sealed: SeatedTeams['draw'];
  /** The players in the order they joined, which is the order in which they draw. */
  readonly players: readonly Sitter[];
  /** The heap positions drawn so far, in turn. */
  readonly drawn: readonly Position[];
  /** The persons whose other tiles are drawn by chance. */
  readonly filling: readonly number[];
}

/** `DRAW`: the person whose turn it is draws this tile. `DRAW_REST`: their tiles are drawn by chance from now on. */
export type DrawEvent = { readonly type: 'DRAW'; readonly at: Position } | { readonly type: 'DRAW_REST' };

const draws = ({ game, setup }: DrawInput, byHand?: readonly Position[]): SeatedTeams => {
  const teams = teamsOf(game, fromHex(setup.seed), setup.options, byHand);
  if (!teams) throw new Error(`no partners are drawn for in ${game.id}`);
  return teams;
};

function begun(input: DrawInput): DrawContext {
  const { draw, players: seated } = draws(input);
  const players = seated.map((_, player) => input.setup.sitters[seated.indexOf(player)]).flatMap((each) => each ?? []);
  return { ...input, sealed: draw, players, drawn: [], filling: [] };
}

/** Returns the match with everybody seated as they drew. */
function seated(context: DrawContext): MatchSetup {
  const { setup, players, drawn } = context;
  return { ...setup, drawn, sitters: draws(context, drawn).players.flatMap((player) => players[player] ?? []) };
}

/** Returns the heap positions that still lie face down. */
const lieIn = ({ sealed: { heap }, drawn }: Pick<DrawContext, 'sealed' | 'drawn'>): readonly Position[] =>
  [...heap.keys()].filter((at) => !drawn.includes(at));

const withDrawn = (context: DrawContext, at: Position): Pick<DrawContext, 'drawn'> => {
  const lie = lieIn(context);
  const one = lie.includes(at) ? at : lie[0];
  return { drawn: one === undefined ? context.drawn : [...context.drawn, one] };
};

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error;

const drawSetup = setup({
  types: {
    context: {} as DrawContext,
    events: {} as DrawEvent,
    input: {} as DrawInput,
    output: {} as MatchSetup,
  },
  actors: {
    /** Resolves once the last tile has been seen. */
    linger: fromPromise<void>(() => Promise.resolve()),
    /** Resolves to one of the tiles that lie there, after the time that a bot takes. */
    chance: fromPromise<Position, readonly Position[]>(() => Promise.reject(new Error('this port was not provided'))),
  },
  actions: {
    draw: assign(({ context }, at: Position) => withDrawn(context, at)),
    fill: assign(({ context: { filling, players, drawn } }) => ({
      filling: [...filling, onlyPerson(players) ?? nextToDraw(drawn) ?? -1],
    })),
    report: (_, error: unknown) => console.error(error),
  },
  guards: {
    isOver: ({ context }) => nextToDraw(context.drawn) === null,
    isByChance({ context: { drawn, players, filling } }) {
      const player = nextToDraw(drawn) ?? -1;
      return players[player]?.kind === 'bot' || filling.includes(player);
    },
    hasOnePerson: ({ context: { players } }) => onlyPerson(players) !== null,
    lies: ({ context }, at: Position) => lieIn(context).includes(at),
  },
});

export const partnersDraw = drawSetup.createMachine({
  id: 'draw',
  context: ({ input }) => begun(input),
  initial: 'turning',
  states: {
    turning: {
      always: [
        { guard: 'isOver', target: 'lingering' },
        { guard: 'isByChance', target: 'byChance' },
        { target: 'choosing' },
      ],
    },
    /** A person draws. Nothing is secret, so no curtain falls between two of them. */
    choosing: {
      on: {
        DRAW: {
          guard: { type: 'lies', params: ({ event }) => event.at },
          target: 'turning',
          actions: { type: 'draw', params: ({ event }) => event.at },
        },
        DRAW_REST: { target: 'turning', actions: 'fill' },
      },
    },
    byChance: {
      // One person may wish it in the turn of another player too.
      on: { DRAW_REST: { guard: 'hasOnePerson', actions: 'fill' } },
      invoke: {
        src: 'chance',
        input: ({ context }) => lieIn(context),
        onDone: { target: 'turning', actions: { type: 'draw', params: ({ event }) => event.output } },
        onError: {
          target: 'turning',
          actions: [
            { type: 'report', params: errorOf },
            { type: 'draw', params: -1 },
          ],
        },
      },
    },
    lingering: { invoke: { src: 'linger', onDone: 'over', onError: 'over' } },
    over: { type: 'final' },
  },
  output: ({ context }) => seated(context),
});

export type DrawSnapshot = SnapshotFrom<typeof partnersDraw>;

/** The draw as a screen shows it. */
export interface DrawShown extends Pick<DrawContext, 'setup' | 'sealed' | 'players' | 'drawn'> {
  /** The heap positions of each player's tiles. */
  readonly hands: readonly (readonly Position[])[];
  /** The player whose turn it is; `null` once all have drawn. */
  readonly player: number | null;
  /** True while a person is to choose a tile. */
  readonly isAsked: boolean;
}

/** Returns the draw at this moment. */
export function drawShown(snapshot: DrawSnapshot): DrawShown {
  const { setup, sealed, players, drawn } = snapshot.context;
  return {
    setup,
    sealed,
    players,
    drawn,
    hands: drawnByHand(drawn),
    player: nextToDraw(drawn),
    isAsked: snapshot.matches('choosing'),
  };
}

/** A draw for partners. It brings its chart, so that nothing of it is loaded before. */
export interface PartnersDraw {
  readonly chart: typeof partnersDraw;
  readonly open: DrawInput;
}

interface DrawPorts {
  /** Returns the player's speed of now. */
  speed(): Speed;
  /** Returns a number from 0 to below 1. */
  chance(): number;
  readonly later?: Later;
}

/** Returns the draw for a match; a bot takes a tile by chance. */
export function bringDraw(game: Game, setup: MatchSetup, { speed, chance, later = byTimer }: DrawPorts): PartnersDraw {
  const pace = createPace(speed);
  const wait = (ms: number) => new Promise<void>((go) => void later(pace(ms), go));
  const actors = {
    linger: fromPromise(() => wait(DURATIONS.lastForTeams)),
    chance: fromPromise<Position, readonly Position[]>(async ({ input: lie }) => {
      await wait(DURATIONS.drawnForTeams);
      return lie[Math.floor(chance() * lie.length)] ?? -1;
    }),
  };
  return { chart: partnersDraw.provide({ actors }), open: { game, setup } };
}
