import { fromPixel, type Hex } from '@riposte/shared';
import type { Container, FederatedPointerEvent } from 'pixi.js';
import type { Viewport } from 'pixi-viewport';
import type { Press } from '../tools/tool.ts';
import { HEX_SIZE } from './metrics.ts';

/** A finger that moved farther than this was dragging. */
const SLACK = 8;

export interface Pointing {
  onOver(at: Hex | null): void;
  onPress(at: Hex, how: Press): void;
}

/** Tells which hex the pointer is over, and which one is pressed rather than dragged. */
export function listenToPointer(stage: Container, viewport: Viewport, { onOver, onPress }: Pointing): void {
  let down: { x: number; y: number; at: Hex } | null = null;
  const hexAt = ({ global }: FederatedPointerEvent): Hex => {
    const { x, y } = viewport.toWorld(global.x, global.y);
    return fromPixel(x, y, HEX_SIZE);
  };
  stage.on('pointermove', (event) => {
    if (event.pointerType === 'mouse') onOver(hexAt(event));
  });
  stage.on('pointerleave', () => onOver(null));
  stage.on('pointerdown', (event) => {
    down = event.isPrimary ? { x: event.global.x, y: event.global.y, at: hexAt(event) } : null;
  });
  stage.on('pointerup', (event) => {
    const wasPressed = down && Math.hypot(event.global.x - down.x, event.global.y - down.y) < SLACK;
    if (down && wasPressed && event.button <= 0)
      onPress(down.at, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    down = null;
  });
}
