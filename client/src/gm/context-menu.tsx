import './context-menu.css';
import { MapPin, Ruler, ScrollText, X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fighterAt } from '../battle/places.ts';
import { nameIn } from '../battle/snapshot.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { startMeasuring } from '../tools/start-measuring.ts';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/gm.ts';
import { EditFighter } from './edit-fighter.tsx';
import { EditHex } from './edit-hex.tsx';

/** The space that the menu needs beside and below its hex, in pixels. */
const ROOM = { width: 360, height: 560 };

/** The menu of a hex and the fighter on it. All seats can point and measure; the GM can also change things. */
export function HexMenu(): VNode | null {
  const model = useBattle();
  const controller = useController();
  const { link } = controller;
  const snapshot = useSnapshot();
  const menu = model.menu.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  if (!menu) return null;
  const { at, x, y } = menu;
  const id = fighterAt(snapshot.table, at);
  const close = () => {
    model.menu.value = null;
  };
  const isRuling = link.welcome.value?.role === 'gm' && snapshot.status === 'fighting';
  const look = () => {
    model.inspected.value = id ?? null;
    close();
  };
  const show = () => {
    void link.chat({ do: 'ping', at: [at[0], at[1]] });
    close();
  };
  const measure = () => {
    startMeasuring(controller, at);
    close();
  };
  const left = Math.max(12, Math.min(x + 16, innerWidth - ROOM.width));
  const top = Math.max(12, Math.min(y - 20, innerHeight - ROOM.height));
  return (
    <dialog
      ref={dialog}
      class="hands card"
      style={{ '--x': `${left}px`, '--y': `${top}px` }}
      aria-labelledby="hands-title"
      data-testid="hands"
      onClose={close}
      onPointerDown={({ target }) => target === dialog.current && close()}
    >
      <header>
        <h2 id="hands-title">{id === undefined ? common.hex(at.join(', ')) : nameIn(snapshot.table, id)}</h2>
        <button type="button" class="button quiet icon-only" aria-label={common.close} onClick={close}>
          <Icon of={X} />
        </button>
      </header>
      <div class="hands-all">
        <div class="hands-row">
          {id !== undefined && (
            <button type="button" class="button small" data-testid="hands-sheet" onClick={look}>
              <Icon of={ScrollText} /> {words.sheet}
            </button>
          )}
          <button type="button" class="button small" data-testid="hands-ping" onClick={show}>
            <Icon of={MapPin} /> {words.point}
          </button>
          <button type="button" class="button small" data-testid="hands-measure" onClick={measure}>
            <Icon of={Ruler} /> {words.measure}
          </button>
        </div>
        {isRuling && id !== undefined && <EditFighter key={id} id={id} onDone={close} />}
        {isRuling && <EditHex at={at} isFree={id === undefined} onDone={close} />}
      </div>
    </dialog>
  );
}
