/** What the tasks cost that a page's timers without delay begin, as slices of thinking are: from the browser's own trace. */
import type { Page } from 'playwright-core';

/** Milliseconds of one task: as they passed, and those in which the page's thread had the machine to itself. */
export interface TimerTask {
  readonly wall: number;
  readonly thread: number;
}

/** As much of a trace's event as is read here. Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly data?: {
      readonly timerId?: number;
      readonly timeout?: number;
      readonly stackTrace?: readonly { readonly url: string }[];
    };
  };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
/** Scripts with timers of their own. */
const OTHERS = /howler/;

/** Begins to trace; returns what ends it and tells of the tasks. Chromium only. */
export async function tracedTimers(page: Page): Promise<() => Promise<readonly TimerTask[]>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const nameOf = ({ pid, args }: TraceEvent) => `${pid} ${args.data?.timerId}`;
    const installed = events.filter(({ name, args: { data } }) => {
      if (name !== 'TimerInstall' || data?.timeout !== 0) return false;
      return !data.stackTrace?.some(({ url }) => OTHERS.test(url));
    });
    const ours = new Set(installed.map(nameOf));
    return events.flatMap((event) => {
      const { name, dur, tdur } = event;
      if (name !== 'TimerFire' || !ours.has(nameOf(event)) || dur === undefined || tdur === undefined) return [];
      return [{ wall: dur / 1000, thread: tdur / 1000 }];
    });
  };
}
