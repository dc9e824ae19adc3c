import { html, nothing } from 'lit-html';
import { usualSeats } from '../address.ts';
import type { House } from '../house.ts';
import { usualSitters } from '../sitters.ts';
import { button } from '../widgets.ts';

export function titleScreen(house: House) {
  const { texts, games } = house;
  const game = games[0];
  const kept = house.latest();
  const seats = game ? usualSeats(game) : 4;
  const options = game?.options({}, seats);
  const name = (id: string) => texts.games[id]?.name ?? id;
  const names = kept?.plan.sitters.map((sitter) => sitter.name).join(', ') ?? '';
  return html`<main class="screen is-title" aria-labelledby="title-name">
    <div class="title-star" aria-hidden="true">${star(house)}</div>
    <div class="title-plate">
      <h1 id="title-name" class="title-name" tabindex="-1">${texts.name}</h1>
      <p class="title-line">${texts.title.line}</p>
      <nav class="title-buttons">
        ${
          kept
            ? button({
                text: kept.isOver ? texts.title.result : texts.title.goOn,
                hint: texts.title.goOnHint(name(kept.plan.game), Math.max(1, kept.plan.log.length), names),
                main: true,
                focus: true,
                onPress: () => house.goOn(kept),
              })
            : nothing
        }
        ${
          game && options?.ok
            ? button({
                text: texts.title.play,
                hint: texts.title.playHint(name(game.id), seats - 1),
                main: !kept,
                focus: !kept,
                onPress: () => house.play(game, options.value, usualSitters(seats, texts)),
              })
            : nothing
        }
        ${button({ text: texts.title.games, onPress: () => house.send({ type: 'SETUP' }) })}
        ${
          game
            ? button({
                text: texts.title.rules,
                onPress: () => house.send({ type: 'RULES', reading: { game: game.id, now: null } }),
              })
            : nothing
        }
        ${button({ text: texts.title.settings, onPress: () => house.send({ type: 'SETTINGS' }) })}
      </nav>
    </div>
  </main>`;
}

/** The finished star, the game's own sign: the double nine and its eight blades. */
function star({ face, settings }: House) {
  const numerals = settings.now.numerals;
  const blades = [4, 7, 0, 5, 2, 8, 1, 6];
  return html`
    <svg class="title-inlay" viewBox="-100 -100 200 200" focusable="false">
      <path d=${starPath(98, 52)} stroke-width="1.1" />
      <path d=${starPath(92, 49)} stroke-width="0.4" />
      <circle r="24" stroke-width="0.7" />
    </svg>
    ${blades.map(
      (pips, index) =>
        html`<span class="title-blade" .style=${`--turn:${index * 45}deg`}>${face(pips, 9, numerals)}</span>`,
    )}
    <span class="title-spinner">${face(9, 9, numerals)}</span>
  `;
}

/** Eight points on a circle of `outer`, and the corners between them on one of `inner`. */
function starPath(outer: number, inner: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
