import type { Seat, Seen } from '../game.ts';

/** The state of a deal of Mexican Train beside its tiles. */
export interface TrainMemory {
  /** The seats whose trains have a marker, ascending. */
  readonly marked: readonly Seat[];
}

const isMemory = (memory: Seen['memory']): memory is Readonly<Record<'marked', readonly number[]>> =>
  typeof memory === 'object' && memory !== null && 'marked' in memory;

/** 29.5: returns the seats whose trains have a marker, ascending: these trains are open to all. */
export const markedIn = ({ memory }: Pick<Seen, 'memory'>): readonly Seat[] => (isMemory(memory) ? memory.marked : []);
