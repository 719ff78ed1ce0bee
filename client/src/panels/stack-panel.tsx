import './stack-panel.css';
import type { VNode } from 'preact';
import { useScene } from '../store/context.ts';
import { entryOf } from '../store/offers.ts';
import { nameIn } from '../store/scene.ts';
import { Portrait } from './portrait.tsx';

/** What is pending, the next to be resolved on top, and who may answer it now. */
export function StackPanel(): VNode | null {
  const { scene } = useScene();
  const { table, waiting } = scene;
  if (table.stack.length === 0) return null;
  return (
    <section class="stack" aria-label="Pending actions, next first" data-testid="stack">
      <ol>
        {table.stack.map((item, index) => (
          <li key={`${table.stack.length - index}`} class="card">
            <Portrait scene={scene} id={item.by} />
            <div>
              <b>{entryOf(scene, { kind: 'turn', option: item.name }).label}</b>
              <span>
                {nameIn(table, item.by)}
                {item.target !== undefined && ` → ${nameIn(table, item.target)}`}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {waiting.length > 0 && (
        <p data-testid="stack-waiting">
          May answer: <b>{waiting.map((one) => nameIn(table, one.for)).join(', ')}</b>
        </p>
      )}
    </section>
  );
}
