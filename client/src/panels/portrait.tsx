import './portrait.css';
import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { SIDE_SHAPES, sized } from '../map/shapes.ts';
import { useStage } from '../store/context.ts';
import { initialsOf } from '../store/initials.ts';
import { glyphOf, nameIn, portraitOf, type Scene, sideIndex } from '../store/scene.ts';
import { sideVariable } from '../theme/colours.ts';

/** From the middle of a portrait to its edge, and how large its picture is, in the square that it is drawn in. */
const [RADIUS, PICTURE] = [25, 33] as const;

/** A fighter as it is on the map: its picture, or else its initials, in the shape and colour of its side. */
export function Portrait({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode {
  const { table } = scene;
  const side = sideIndex(table, id);
  const { pictures, addressOf } = useStage();
  const picture = pictures.value[glyphOf(scene, id) ?? ''];
  const name = portraitOf(scene, id);
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
        <Brought address={brought} shape={shape} />
      ) : picture === undefined ? (
        <text y="1">{initialsOf(nameIn(table, id))}</text>
      ) : (
        <path d={picture} transform={`scale(${PICTURE / 128}) translate(-64 -64)`} />
      )}
    </svg>
  );
}

/** A picture that somebody has brought, cut to the shape of its fighter's side. */
function Brought({ address, shape }: { readonly address: string; readonly shape: readonly number[] }): VNode {
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
