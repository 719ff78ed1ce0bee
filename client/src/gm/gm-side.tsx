import './gm-side.css';
import type { VNode } from 'preact';
import * as common from '../words/common.ts';
import { GmDrawer } from './gm-drawer.tsx';
import { TableSettings } from './table-settings.tsx';

interface Of {
  readonly battle: string;
  readonly onClose: () => void;
}

/** All panels of the GM. They are in a separate chunk that other seats never load. */
export function GmSide({ battle, onClose }: Of): VNode {
  return (
    <div class="table-gm">
      <GmDrawer battle={battle} onClose={onClose} />
      <TableSettings />
      <a class="gm-guide" href="/guide/gms" target="_blank" rel="noreferrer">
        {common.readTheGuide}
      </a>
    </div>
  );
}
