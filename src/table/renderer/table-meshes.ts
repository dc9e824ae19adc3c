/** The draw calls of the table: cloth and wood, shadows, glow, and all tiles; one more if the cloth has changed. */
import { Container, type Shader } from 'pixi.js';
import type { Symbols } from '../../art/symbols.ts';
import type { Camera } from '../space/camera.ts';
import { type ThemeNames, themeOf } from '../themes/theme-names.ts';
import { type Bake, BakedCloth } from './cloth/baked-cloth.ts';
import { ClothUniforms } from './cloth/cloth-uniforms.ts';
import { type CreateExtra, destroyExtra, type Extra, TOOLS } from './extras.ts';
import { GlowMesh } from './glow/glow-mesh.ts';
import { createTextures, type TableTextures } from './textures.ts';
import { ThemeUniforms } from './theme-uniforms.ts';
import { TileMeshes } from './tiles/tile-meshes.ts';
import { ViewUniforms } from './view-uniforms.ts';

/** Everything, or the plainer pictures for slow machines. */
export type Quality = 'full' | 'low';

export class TableMeshes {
  readonly container: Container;
  readonly cloth = new ClothUniforms();
  readonly tiles: TileMeshes;
  /** Glow on the cloth, and on tiles that lie on it. */
  readonly glow: GlowMesh;
  readonly glowAbove: GlowMesh;
  readonly #view = new ViewUniforms();
  readonly #theme = new ThemeUniforms();
  readonly #baked: BakedCloth;
  readonly #textures: TableTextures;
  readonly #isFull: boolean;
  /** Pictures of kinds of table, by what creates them. */
  readonly #extras = new Map<CreateExtra, Extra>();

  constructor(quality: Quality) {
    const isFull = quality === 'full';
    this.#isFull = isFull;
    this.#textures = createTextures(isFull);
    const { uNoise, uAtlas } = this.#textures;
    const [view, table, dress] = [this.#view.group, this.cloth.group, this.#theme.group];
    this.#baked = new BakedCloth(isFull, this.cloth, { view, table, dress, uNoise });
    this.tiles = new TileMeshes(isFull, { view, table, dress, uAtlas, uNoise });
    this.glow = new GlowMesh('glow', false, isFull, this.#view, { view, table, uAtlas });
    this.glowAbove = new GlowMesh('glow on tiles', true, isFull, this.#view, { view, table, uAtlas });
    const { shadows } = this.tiles;
    this.container = new Container({
      label: 'table',
      eventMode: 'none',
      children: [this.#baked.copy, shadows.lying, this.glow.mesh, this.tiles.tiles, this.glowAbove.mesh, shadows.aloft],
    });
  }

  /** The shaders that the first picture needs. */
  get shaders(): readonly (Shader | null)[] {
    const { shadows, tiles } = this.tiles;
    return [...this.#baked.shaders, shadows.lying.shader, this.glow.mesh.shader, tiles.shader, shadows.aloft.shader];
  }

  setTheme(theme: ThemeNames): void {
    this.#theme.set(themeOf(theme));
    this.cloth.isStale = true;
  }

  /**
   * Sets the symbols on the halves. Pips give way to numerals on halves smaller than `readable`, world units; numerals
   * and pictures stay.
   */
  setSymbols(symbols: Symbols, readable: number): void {
    this.#textures.engrave(symbols);
    this.#view.numeralsBelow = symbols === 'pips' ? readable : Number.MAX_VALUE;
  }

  /** Returns the pictures of a kind of table, which are created the first time. */
  extra<E extends Extra>(create: CreateExtra<E>): E {
    const known = this.#extras.get(create);
    // The key was stored with what it created.
    if (known) return known as E;
    const [view, table, dress] = [this.#view.group, this.cloth.group, this.#theme.group];
    const created = new create({
      isFull: this.#isFull,
      tools: TOOLS,
      resources: { view, table, dress, uNoise: this.#textures.uNoise },
      createGround: (...parts) => this.#baked.createOver(...parts),
      onPainted: () => {
        this.cloth.isStale = true;
      },
    });
    this.#extras.set(create, created);
    this.container.addChildAt(created.above, this.container.getChildIndex(this.glowAbove.mesh));
    return created;
  }

  /** Hides the pictures of all kinds of table. */
  hideExtras(): void {
    for (const extra of this.#extras.values()) extra.hide();
  }

  /** Sets the eye; width and height of the screen in CSS pixels. */
  look(camera: Camera, width: number, height: number): void {
    this.#view.look(camera, width, height);
    this.#baked.look(camera, width, height);
  }

  /** Sets the size of the screen: CSS pixels, and device pixels of each. */
  resize(width: number, height: number, resolution: number): void {
    this.#baked.resize(width, height, resolution);
  }

  /** Makes the graphics compile the cloth's shader for light that runs on it. */
  warmLight(bake: Bake): void {
    this.#baked.warmLight(bake);
  }

  /** Paints the cloth if it has changed; call it before everything else is drawn. */
  bake(bake: Bake): void {
    this.#baked.bake(bake);
  }

  destroy(): void {
    for (const extra of this.#extras.values()) destroyExtra(extra);
    this.tiles.destroy();
    this.glow.destroy();
    this.glowAbove.destroy();
    this.#baked.destroy();
    this.container.destroy();
    this.#textures.uNoise.destroy();
    this.#textures.uAtlas.destroy();
  }
}
