/** The stage of the first match, begun while its table is still being laid out: graphics prepare themselves beside us. */
import type { Quality } from '../table/stage/meshes.ts';
import type { Stage } from '../table/stage/stage.ts';

export interface FirstStage {
  /** Begins one of that size, CSS pixels; to be called once. */
  begin(quality: Quality, width: number, height: number): void;
  /** Hands it over when it is ready, once; `null` where there is none, none of that quality, or none any more. */
  take(quality: Quality): Promise<Stage | null>;
  close(): void;
}

export function createFirstStage(): FirstStage {
  let begun: { readonly quality: Quality; readonly stage: Promise<Stage | null> } | null = null;
  const give = () => {
    const given = begun;
    begun = null;
    return given;
  };
  return {
    begin(quality, width, height) {
      const stage = import('../table/scene.ts').then(({ createWarmStage }) => createWarmStage(quality, width, height));
      // Whoever wants it makes another one, and says what is wrong.
      begun = { quality, stage: stage.catch(() => null) };
    },
    async take(quality) {
      const given = give();
      const stage = (await given?.stage) ?? null;
      if (!stage || (given?.quality === quality && !stage.isLost)) return stage;
      stage.destroy();
      return null;
    },
    close() {
      void give()?.stage.then((stage) => stage?.destroy());
    },
  };
}
