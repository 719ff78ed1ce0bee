import './portrait.css';
import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { initialsOf } from '../battle/initials.ts';
import { type BattleSnapshot, glyphOf, nameIn, portraitOf, sideIndex } from '../battle/snapshot.ts';
import { SIDE_SHAPES, sized } from '../map/shapes.ts';
import { useBattle } from '../session/context.ts';
import { sideVariable } from '../theme/colors.ts';

/** The radius of a portrait, and the size of the icon in it, in units of the SVG's view box. */
const [RADIUS, PICTURE] = [25, 33] as const;

/** A fighter's portrait: an uploaded picture, an icon or initials, in the shape and color of the fighter's side. */
export function Portrait({ snapshot, id }: { readonly snapshot: BattleSnapshot; readonly id: Id }): VNode {
  const { table } = snapshot;
  const side = sideIndex(table, id);
  const { pictures, addressOf } = useBattle();
  const picture = pictures.value[glyphOf(snapshot, id) ?? ''];
  const name = portraitOf(snapshot, id);
  const brought = name === undefined ? undefined : addressOf.value(name);
  const shape = sized(SIDE_SHAPES[id === 'gm' ? 0 : side % SIDE_SHAPES.length] ?? [], RADIUS);
  return (
    <svg
      class={`portrait ${table.fighters[id]?.defeated ? 'defeated' : ''}`}
      style={id === 'gm' ? {} : { '--side': sideVariable(side) }}
      viewBox="-34 -34 68 68"
      aria-hidden="true"
    >
      <polygon points={shape.join(' ')} />
      {brought !== undefined ? (
        <UploadedPicture address={brought} shape={shape} />
      ) : picture === undefined ? (
        <text y="1">{initialsOf(nameIn(table, id))}</text>
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
