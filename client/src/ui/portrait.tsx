import './portrait.css';
import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { initialsOf } from '../battle/initials.ts';
import { type BattleSnapshot, glyphOf, nameIn, portraitOf, sideIndex } from '../battle/snapshot.ts';
import { useBattle } from '../session/context.ts';
import { sideVariable } from '../theme/colors.ts';
import { SIDE_SHAPES, sized } from './shapes.ts';

/** The radius of a portrait, and the size of the icon in it, in units of the SVG's view box. */
const [RADIUS, PICTURE] = [25, 33] as const;

/** The content of a portrait. */
interface FaceProps {
  readonly name: string;
  /** The index of the fighter's side among all sides; null for the GM, who has none. */
  readonly side: number | null;
  readonly isDefeated: boolean;
  /** The names of the icon and of the uploaded picture; undefined if there is none. */
  readonly glyph: string | undefined;
  readonly portrait: string | undefined;
}

/** Returns the content of the portrait of a fighter or the GM. */
export function faceOf(snapshot: BattleSnapshot, id: Id): FaceProps {
  const { table } = snapshot;
  return {
    name: nameIn(table, id),
    side: id === 'gm' ? null : sideIndex(table, id),
    isDefeated: table.fighters[id]?.defeated ?? false,
    glyph: glyphOf(snapshot, id),
    portrait: portraitOf(snapshot, id),
  };
}

/** A fighter's portrait, as the fighter looks in `snapshot`. */
export function Portrait({ snapshot, id }: { readonly snapshot: BattleSnapshot; readonly id: Id }): VNode {
  return <Face {...faceOf(snapshot, id)} />;
}

/** A portrait: an uploaded picture, an icon or initials, in the shape and color of the fighter's side. */
export function Face({ name, side, isDefeated, glyph, portrait }: FaceProps): VNode {
  const { pictures, addressOf } = useBattle();
  const picture = pictures.value[glyph ?? ''];
  const brought = portrait === undefined ? undefined : addressOf.value(portrait);
  const shape = sized(SIDE_SHAPES[(side ?? 0) % SIDE_SHAPES.length] ?? [], RADIUS);
  return (
    <svg
      class={`portrait ${isDefeated ? 'defeated' : ''}`}
      style={side === null ? {} : { '--side': sideVariable(side) }}
      viewBox="-34 -34 68 68"
      aria-hidden="true"
    >
      <polygon points={shape.join(' ')} />
      {brought !== undefined ? (
        <UploadedPicture address={brought} shape={shape} />
      ) : picture === undefined ? (
        <text y="1">{initialsOf(name)}</text>
      ) : (
        <path d={picture} transform={`scale(${PICTURE / 128}) translate(-64 -64)`} />
      )}
    </svg>
  );
}

/** An uploaded picture, clipped to the shape of the fighter's side. */
function UploadedPicture({
  address,
  shape,
}: {
  readonly address: string;
  readonly shape: readonly number[];
}): VNode {
  const cut = useId();
  const edge = Math.max(...shape.map(Math.abs));
  return (
    <>
      <clipPath id={cut}>
        <polygon points={shape.join(' ')} />
      </clipPath>
      <image
        href={address}
        x={-edge}
        y={-edge}
        width={2 * edge}
        height={2 * edge}
        preserveAspectRatio="xMidYMid slice"
        clip-path={`url(#${cut})`}
      />
      <polygon class="rim" points={shape.join(' ')} />
    </>
  );
}
