import './why.css';
import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { percent } from '../battle/words.ts';
import { Lazy } from '../ui/lazy.tsx';
import * as words from '../words/derivation.ts';
import type { DerivationProps } from './derivation-panel.tsx';

const loadPanel = async () => (await import('./derivation-panel.tsx')).DerivationPanel;

interface Of extends DerivationProps {
  readonly children: ComponentChildren;
}

/**
 * Shows a chance as a button. Pointing at the button or focusing it opens a panel with the derivation; a click or a
 * long press keeps the panel open. Chances that need no roll are plain text.
 */
export function Why({ odds, against, children }: Of): VNode {
  const [state, setState] = useState<'closed' | 'glimpsed' | 'kept'>('closed');
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  if (!odds.derivation) return <>{children}</>;
  const isOpen = state !== 'closed';
  const glimpse = () => setState((now) => (now === 'closed' ? 'glimpsed' : now));
  const leave = () => setState((now) => (now === 'glimpsed' ? 'closed' : now));
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) setState('closed');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation(); // prevents Escape from also discarding the prepared action
    setState('closed');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only show the button's panel and hide it
    <span
      ref={root}
      class="why"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && glimpse()}
      onPointerLeave={leave}
      onFocusOut={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={words.whyThis(percent(odds.success))}
        data-testid="why"
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && glimpse()}
        onClick={() => setState(state === 'kept' ? 'closed' : 'kept')}
        onContextMenu={(event) => {
          event.preventDefault();
          setState('kept');
        }}
      >
        {children}
      </button>
      {isOpen && <Panel id={id} odds={odds} against={against} />}
    </span>
  );
}

function Panel({ id, odds, against }: DerivationProps & { readonly id: string }): VNode {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    current.showPopover?.(); // shows the panel in the top layer, so that no card clips it
    const place = () => placeBeside(current);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={panel}
      id={id}
      popover="manual"
      class="derivation"
      aria-label={words.howItIsCalculated(percent(odds.success))}
      data-testid="derivation"
    >
      <Lazy load={loadPanel} with={{ odds, against }} />
    </section>
  );
}

const GAP = 8;

/** Places a panel above its button, or below if it doesn't fit above. Keeps the panel inside the window. */
function placeBeside(panel: HTMLElement): void {
  const button = panel.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  const { width, height } = panel.getBoundingClientRect();
  const above = button.top - height - GAP;
  const top = above >= GAP ? above : Math.min(button.bottom + GAP, innerHeight - height - GAP);
  const left = Math.max(GAP, Math.min(button.left, innerWidth - width - GAP));
  panel.style.top = `${Math.max(GAP, top)}px`;
  panel.style.left = `${left}px`;
}
