/** The puzzle room: all games for one side by side, each with its deals, its best time, and what has been solved. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { isForOne } from '../address.ts';
import type { App } from '../app.ts';
import { pageKindOf } from '../kinds/all.ts';
import { type Draft, draftOf, optionsOf, sittersOf } from '../setup/draft.ts';
import { soloDealsField } from '../setup/setup-solo-deals.ts';
import type { GamePicture } from '../shelf/game-picture.ts';
import { openPlayTimes } from '../store/play-times.ts';
import { usualTable } from '../title/next-table.ts';
import { MOSAIC_GAME } from '../today/day-mosaics.ts';
import { board, button } from '../widgets.ts';
import './puzzle-room.css';

export function createPuzzleRoom(app: App, texts: SetUpTexts, picture: GamePicture) {
  /** The deals that were chosen, by game; kept as long as the page lives. */
  const drafts = new Map<string, Draft>();
  const draftFor = (game: Game): Draft | null => {
    const kept = drafts.get(game.id);
    const table = kept ? null : usualTable(app, game);
    return kept ?? (table && draftOf(table, app.matches.characters()));
  };
  const change = (draft: Draft) => {
    drafts.set(draft.game.id, draft);
    app.redraw();
  };
  const play = (draft: Draft) => {
    const { game } = draft;
    app.matches.play(
      game,
      optionsOf(draft),
      sittersOf(draft, texts),
      pageKindOf(game).deals.chosen(draft) ?? undefined,
    );
  };
  const readRules = ({ id }: Game) => app.send({ type: 'RULES', reading: { game: id, now: null } });
  const back = () => app.send({ type: 'BACK' });

  const card = (draft: Draft) => {
    const { game } = draft;
    const name = texts.games[game.id]?.name ?? game.id;
    return html`<li class="puzzle-card" aria-labelledby=${`puzzle-${game.id}`}>
      ${picture(game)}
      <h2 id=${`puzzle-${game.id}`}>${name}</h2>
      <p class="puzzle-line">${texts.lines[game.id]}</p>
      <p class="note">${figures(app, texts, draft)}</p>
      <div class="puzzle-deal">
        ${pageKindOf(game).deals.fields(texts, draft, change, (deal) => play({ ...draft, deal }))}
      </div>
      <div class="puzzle-ways">
        ${button({ text: texts.title.play(name), main: true, onPress: () => play(draft) })}
        ${button({ text: texts.setup.rules, hint: name, onPress: () => readRules(game) })}
      </div>
    </li>`;
  };

  return () => {
    const isFirst = ({ id }: Game) => id === MOSAIC_GAME;
    const forOne = app.matches.games.filter(isForOne).sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    const all = forOne.flatMap((game) => draftFor(game) ?? []);
    const chosen = all.find(({ game, ...draft }) => game.dealing?.dealsWinnable?.(optionsOf({ game, ...draft })));
    return board({
      id: 'puzzles',
      title: texts.room.title,
      wide: true,
      onEscape: back,
      body: html`<ul class="puzzle-cards">${all.map(card)}</ul>
        ${chosen ? soloDealsField(app, texts, chosen) : nothing}`,
      foot: html`
        ${button({ text: texts.title.today, onPress: () => app.send({ type: 'TODAY', day: null }) })}
        ${button({ text: texts.setup.back, focus: true, onPress: back })}
      `,
    });
  };
}

/** Returns what has been solved of a game, and the best time: of the chosen deal, otherwise of its grade. */
function figures({ matches, store }: App, { alone, room }: SetUpTexts, draft: Draft): string {
  const { game, deal } = draft;
  const { solved, played } = matches.solved(game.id);
  const times = openPlayTimes(store);
  const { isAlike } = pageKindOf(game).deals;
  const best = deal === null ? times.bestOf(game.id, (other) => isAlike(draft, other)) : times.best(game.id, deal);
  return [...(played > 0 ? [alone.tally(solved, played)] : []), ...(best === null ? [] : [room.best(best)])].join(' ');
}
