/** The account that partners share: its name, its score, and a book that is open or closed. */
import { Container, Sprite } from 'pixi.js';
import { type AccountLayout, accountLayout } from './accounts-layout.ts';
import { sideOnWood } from './colours.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { AccountState, SeatState } from './hud-model.ts';
import { Medallion } from './medallion.ts';
import { Panel } from './panel.ts';
import { scoreIcon } from './plate.ts';
import type { Rect } from './rect.ts';
import { COPPER_LIGHT, IVORY, LEAST_NAME, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The height of the digits as they are made. */
const DIGITS = 18;

/** The room at the right edge and before the time, and the least room for the time, in pixels at unit 1. */
const EDGE = 9;
const BETWEEN = 8;
const LEAST_TIME = 24;

/** The least height of letters that are easily read, in pixels at unit 1. */
const READABLE = 13;

/** The opacity of an account whose owners wait. */
const WAITING = 0.7;

export class AccountPlate extends Container {
  readonly #atlas: HudAtlas;
  readonly #density: number;
  readonly #panel: Panel;
  readonly #side: Panel;
  readonly #name: TextSprite;
  readonly #members: Medallion[] = [];
  readonly #sign = new Sprite({ anchor: { x: 0, y: 0.5 }, label: 'sign', tint: COPPER_LIGHT });
  readonly #score: Digits;
  readonly #time: TextSprite;

  constructor(atlas: HudAtlas, density: number) {
    super({ visible: false, label: 'account', eventMode: 'none' });
    this.#atlas = atlas;
    this.#density = density;
    this.#panel = new Panel(atlas, 'plate');
    this.#side = new Panel(atlas, 'side');
    this.#name = new TextSprite({ size: SMALL, colour: IVORY, bold: true }, density);
    this.#name.anchor.set(0, 0.5);
    this.#score = new Digits(atlas, DIGITS);
    this.#time = new TextSprite({ size: SMALL, colour: IVORY }, density);
    this.#time.anchor.set(1, 0.5);
    this.addChild(this.#panel, this.#side, this.#name, this.#sign, this.#score, this.#time);
  }

  /** Shows the account in the given room, in pixels at unit 1. */
  show(account: AccountState, { x, y, width, height }: Rect): void {
    const { side, members, name, score, remembered, standing, waits, time } = account;
    this.label = `account of side ${side}`;
    this.alpha = waits ? WAITING : 1;
    this.position.set(x, y);
    for (const panel of [this.#panel, this.#side]) panel.cover({ x: 0, y: 0, width, height });
    this.#side.tint = sideOnWood(side);
    const layout = this.#layOut(name, { width, height }, members.length);
    this.#name.visible = layout.name !== null;
    if (layout.name) this.#name.position.set(layout.name.x, layout.name.y);
    this.#showMembers(members, layout.medallions);
    this.#sign.texture = this.#atlas.icon(scoreIcon(standing));
    this.#sign.position.set(layout.sign.x, layout.sign.y);
    this.#sign.visible = this.#score.visible = score !== null;
    this.#score.show(score ?? 0, COPPER_LIGHT, remembered > 0 ? `(+${remembered})` : '');
    this.#score.scale.set(layout.digits / DIGITS);
    this.#score.position.set(layout.sign.x + this.#sign.width + 3, layout.sign.y);
    this.#showTime(time, width - EDGE, layout.sign.y);
  }

  /** Medallions stand for names that could not be read. */
  #layOut(name: string, size: Pick<Rect, 'width' | 'height'>, members: number): AccountLayout {
    const named = accountLayout(size, members);
    if (!named.name) return named;
    this.#name.showFitting(name, named.name.width, LEAST_NAME);
    return accountLayout(size, members, this.#name.scale.x * SMALL >= READABLE);
  }

  /** Shows the time that is left at the right end of the score's line, if there is room for it. */
  #showTime(time: string | null, right: number, y: number): void {
    const room = right - this.#score.x - this.#score.room * this.#score.scale.x - BETWEEN;
    this.#time.visible = time !== null && room >= LEAST_TIME;
    if (time === null || !this.#time.visible) return;
    this.#time.showFitting(time, room, LEAST_NAME);
    this.#time.position.set(right, y);
  }

  #showMembers(members: readonly SeatState[], at: { x: number; y: number; size: number } | null): void {
    while (at && this.#members.length < members.length)
      this.#members.push(this.addChild(new Medallion(this.#atlas, this.#density)));
    for (const [k, medallion] of this.#members.entries()) {
      const member = members[k];
      medallion.visible = Boolean(at && member);
      if (!at || !member) continue;
      medallion.show(member, at.size);
      medallion.position.set(at.x + k * (at.size + 1), at.y);
    }
  }
}
