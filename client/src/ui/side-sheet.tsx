import './side-sheet.css';
import { X } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as common from '../words/common.ts';
import { Icon } from './icon.tsx';

interface Of {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal sheet beside the table, which stays visible. On phones, the sheet covers the table. Escape closes it. */
export function SideSheet({ title, onClose, children }: Of): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    <dialog ref={dialog} class="side-sheet" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="button quiet icon-only" aria-label={common.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      {children}
    </dialog>
  );
}
