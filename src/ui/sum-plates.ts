/**
 * The plates for sums of several players or ends: the accounts of partners, and the table's number with its milestones.
 * They come with the tables of games that have such sums.
 */
import { Container } from 'pixi.js';
import { roomsOfAccounts } from './account-rooms.ts';
import { AccountPlate } from './accounts-plate.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { HudState, Sums } from './hud-model.ts';
import { createMemo } from './memo.ts';
import { Milestones } from './milestones.ts';
import { around } from './rect.ts';
import type { Regions } from './screen-regions.ts';
import { TableNumberPlate } from './table-number.ts';
import { TimePlate } from './time-plate.ts';

export class SumPlates extends Container implements Sums {
  readonly #atlas: HudAtlas;
  readonly #density: number;
  readonly #accounts: AccountPlate[] = [];
  readonly #number: TableNumberPlate;
  readonly #milestones: Milestones;
  readonly #time: TimePlate;
  readonly #memo = createMemo();

  constructor(atlas: HudAtlas, density: number) {
    super({ label: 'sums', eventMode: 'none' });
    this.#atlas = atlas;
    this.#density = density;
    this.#number = new TableNumberPlate(atlas, density);
    this.#milestones = new Milestones(atlas);
    this.#time = new TimePlate(atlas, density);
    // Below everything else, since milestones belong to the cloth (15.2).
    this.addChild(this.#milestones, this.#number, this.#time);
  }

  show(regions: Regions, state: HudState): void {
    this.#showAccounts(regions, state);
    this.#showNumber(regions, state);
  }

  #showAccounts(regions: Regions, { accounts }: HudState): void {
    const rooms = roomsOfAccounts(regions, accounts.length, accounts.filter(({ waits }) => !waits).length);
    while (this.#accounts.length < rooms.length)
      this.#accounts.push(this.addChild(new AccountPlate(this.#atlas, this.#density)));
    this.#accounts.forEach((plate, k) => {
      const [rect, account] = [rooms[k], accounts[k]];
      plate.visible = Boolean(rect && account);
      if (!rect || !account) return;
      const { name, score, standing, waits, members } = account;
      const time = regions.time ? null : account.time;
      this.#memo(plate, [rect, name, score, standing, waits, time, ...members], () =>
        plate.show({ ...account, time }, rect),
      );
    });
    this.#showTime(regions, accounts);
  }

  /** Shows the time that is left, where it has a line of its own (20.7). */
  #showTime({ time: rect }: Regions, accounts: HudState['accounts']): void {
    const words = accounts.find(({ time }) => time !== null)?.time;
    this.#time.visible = Boolean(rect && words);
    if (rect && words) this.#memo(this.#time, [rect, words], () => this.#time.show(words, rect));
  }

  /** Shows the table's number. It also uses the chips' room if no ends are shown and no hand is turned up there. */
  #showNumber({ number: rect, chips, backs }: Regions, { number, chips: ends, seats }: HudState): void {
    this.#number.visible = Boolean(rect && number);
    if (!number) this.#milestones.show([]);
    if (!rect || !number) return;
    const isAlone = ends.length === 0 && seats.every(({ turnedUp }, k) => !turnedUp || backs[k]);
    this.#memo(this.#number, [rect, number, isAlone], () =>
      this.#number.show(number, isAlone ? around([rect, ...chips]) : rect),
    );
    this.#milestones.show(number.milestones);
  }
}
