import type { Hex, Table } from '@riposte/shared';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { nameIn } from '../battle/snapshot.ts';
import { MapButtons } from '../table/map-buttons.tsx';
import { MapSurface, useMap } from '../table/map-surface.tsx';
import { areasAround, labelsOn } from '../tools/note-descriptions.ts';
import { Fault } from '../ui/error-text.tsx';
import { factsText } from '../wording/facts.ts';
import * as words from '../words/workshop.ts';
import { listenToHolds } from './grab.ts';
import type { Editor } from './open-fight.ts';

const FAULTS = { 'not-loaded': words.mapNotLoaded, 'not-drawn': words.mapNotDrawn } as const;

/** The map of the edited fight, drawn as at the table. If it cannot be drawn, a message says so. */
export function WorkshopMap({ editor }: { readonly editor: Editor }): VNode {
  const { model, tool } = editor;
  const map = useMap(model, tool);
  const { host, board, fault } = map;
  useEffect(() => {
    if (host.current && board) return listenToHolds(host.current, board, tool);
  }, [board, tool]);
  const { over, snapshot } = model;
  const table = snapshot.value?.table;
  const at = over.value;
  return (
    <section class="workshop-map" aria-label={words.map}>
      <MapSurface map={map} onKey={(key) => tool.value?.grip?.key(key) ?? false} />
      <p class="workshop-hint" aria-live="polite">
        {at && table ? hexText(table, at) : tool.value?.hint}
      </p>
      {fault === null ? <MapButtons board={board} /> : <Fault says={FAULTS[fault]} testId="map-not-drawn" />}
    </section>
  );
}

/** Returns the coordinates of a hex, the fighter on it, its labels and its areas. */
function hexText(table: Table, at: Hex): string {
  const there = Object.values(table.fighters).find((one) => `${one.at}` === `${at}`);
  const parts = [
    ...(there ? [nameIn(table, there.id)] : []),
    ...labelsOn(table.map, at),
    ...areasAround(table.map, at),
  ];
  return [at.join(', '), factsText(parts)].filter(Boolean).join(': ');
}
