import { expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { games } from '../../src/rules/games.ts';
import { playedRecord } from '../rules/played-record.ts';
import { judge } from './judgement.ts';

it.each(games.map((game) => [game.id, game] as const))(
  'finds in a match of %s what the audit does, by another way',
  (_, game) => {
    const text = playedRecord(game, Math.max(...game.seats));
    expect(judge(text)).toMatchObject({ ok: true, matches: 1, unfinished: 0 });
    expect(judge(text)).toEqual(audit(text));
  },
);
