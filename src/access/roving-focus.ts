import { giveFocus } from '../page/focus.ts';
import type { ControlGroup, Stops } from './table-state.ts';

/** The groups of controls for the arrow keys, from the top of the table to the rack. */
export const GROUPS: readonly ControlGroup[] = ['seats', 'places', 'ways', 'actions', 'hand'];

/** The roving tabindex: each group is one stop of Tab, and keeps its current control. */
export interface RovingFocus {
  readonly at: Stops;
  /** Makes this control the group's stop for Tab. */
  set(group: ControlGroup, id: string): void;
  /** Moves the focus to the group's control; returns false if the group is empty. */
  focus(group: ControlGroup): boolean;
  /** Moves the focus to the hand, or to the buttons if there is none. */
  focusTable(): void;
  /** Gives every group an existing control; returns true if one had gone. */
  settle(): boolean;
}

export function createRovingFocus(root: HTMLElement): RovingFocus {
  const at: Record<ControlGroup, string> = { seats: '', hand: '', places: '', ways: '', actions: '' };
  const controls = (group: ControlGroup) => [...root.querySelectorAll<HTMLElement>(`[data-group="${group}"]`)];
  const focus = (group: ControlGroup) => {
    const row = controls(group);
    const to = row.find((each) => each.dataset.id === at[group]) ?? row[0];
    giveFocus(to);
    return to !== undefined;
  };
  return {
    at,
    set(group, id) {
      at[group] = id;
    },
    focus,
    focusTable() {
      if (!focus('hand')) focus('actions');
    },
    settle() {
      let moved = false;
      for (const group of GROUPS) {
        const row = controls(group);
        if (row.some((each) => each.dataset.id === at[group])) continue;
        at[group] = row[0]?.dataset.id ?? '';
        moved = true;
      }
      return moved;
    },
  };
}
