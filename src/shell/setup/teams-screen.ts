import { html, nothing } from 'lit-html';
import type { Symbols } from '../../art/symbols.ts';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { fromHex } from '../../rules/chance.ts';
import type { TeamDraw, Tile } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { teamsOf } from '../../rules/sealed.ts';
import { halves, pipCount } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { medal } from '../screens/medal.ts';
import type { MatchSetup } from '../table.machine.ts';
import { board, button } from '../widgets.ts';
import './teams.css';

/** The seats from the highest sum to the lowest (7.4), so that partners stand side by side. */
const BY_SUM = [0, 2, 1, 3];

/** The faces of the tiles of a game. */
export interface TileFaces extends Pick<App['pictures'], 'face'> {
  readonly symbols: Symbols;
}

/** Returns the screen of the draw for partners (7.4): the drawn tiles and the resulting pairs. */
export function teamsScreen(app: App, texts: SetUpTexts, { game: id, options, sitters, seed, drawn }: MatchSetup) {
  const words = texts.teams;
  const game = gameById(id);
  const teams = game && teamsOf(game, fromHex(seed), options, drawn);
  if (!teams) return nothing;
  const { draw } = teams;
  const shown = { face: app.pictures.face, symbols: app.pictures.symbols({ game: id, options }) };
  const nameAt = (seat: number) => sitters[seat]?.name ?? '';
  const start = () => app.send({ type: 'NEXT' });
  return board({
    id: 'teams',
    title: words.title,
    wide: true,
    onEscape: start,
    body: html`
      <p class="teams-lead">${words.lead}</p>
      <ol class="teams ${drawn ? 'is-by-hand' : ''}">
        ${BY_SUM.map((seat, nth) => player(shown, texts, sitters[seat], seat, nth, draw))}
      </ol>
      <p class="teams-told ${drawn ? 'is-by-hand' : ''}">${words.together(nameAt(0), nameAt(2))} <br />${words.together(nameAt(1), nameAt(3))}</p>
    `,
    foot: button({ text: words.start, main: true, focus: true, onPress: start }),
  });
}

/** Returns a player's drawn tiles. Those that were dealt appear one after another; then the light of the side. */
function player(
  { face, symbols }: TileFaces,
  texts: SetUpTexts,
  sitter: Sitter | undefined,
  seat: number,
  nth: number,
  { heap, drawn }: TeamDraw,
) {
  if (!sitter) return nothing;
  const tiles = (drawn[seat] ?? []).flatMap((at) => heap[at] ?? []);
  return html`<li class="team-player is-side-${seat % 2}">
    <b class="team-name">${medal(texts, sitter, seat, seat % 2)}${sitter.name}</b>
    <span class="team-tiles">
      ${tiles.map(
        (tile, at) => html`<span class="team-tile" .style=${`--nth:${at * 4 + nth}`}
          ><span class="sr">${texts.tile(tile)}, </span>${face(...halves(tile), symbols)}</span
        >`,
      )}
    </span>
    <span class="team-sum">${texts.teams.sum(pipsOf(tiles))}</span>
  </li>`;
}

/** Returns the pips of a player's tiles. */
export const pipsOf = (tiles: readonly Tile[]): number => tiles.reduce((all, tile) => all + pipCount(tile), 0);
