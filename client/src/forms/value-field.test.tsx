import type { FieldType, Json } from '@riposte/shared';
import {
  count,
  entriesOf,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
  text,
} from '@riposte/shared/engine/schema/field-schema';
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { ValueField } from './value-field.tsx';

afterEach(cleanup);

function fieldFor(kind: FieldType, value: Json) {
  const { controller, model } = new TestSeat(demoBattle(), 'gm');
  const snapshot = model.snapshot.value;
  if (!snapshot) throw new Error('The table has not loaded.');
  const onChange = vi.fn<(value: Json) => void>();
  const panel = renderPanel(
    controller,
    <ValueField snapshot={snapshot} name="mood" kind={kind} value={value} onChange={onChange} />,
  );
  return { ...panel, onChange };
}

describe('an editor for a value', () => {
  it('lets the GM choose one of several words', () => {
    const { getByRole, onChange } = fieldFor(oneOf(['calm', 'angry']), 'calm');
    fireEvent.change(getByRole('combobox'), { target: { value: '1' } });
    expect(onChange).toHaveBeenCalledWith('angry');
  });

  it('has an empty choice only if the value may be missing', () => {
    const options = (kind: FieldType) => fieldFor(kind, true).getAllByRole('option').length;
    const required = options(flag);
    cleanup();
    expect(options(nullable(flag))).toBe(required + 1);
  });

  it('accepts a number within its bounds', () => {
    const { getByRole, onChange } = fieldFor(count(1, 3), 2);
    fireEvent.input(getByRole('spinbutton'), { target: { value: '3' } });
    expect(onChange).toHaveBeenLastCalledWith(3);
  });

  it('changes one member of a record and keeps the others', () => {
    const { getByRole, onChange } = fieldFor(record({ name: text(20), size: count(1, 9) }), {
      name: 'Rock',
      size: 2,
    });
    fireEvent.input(getByRole('spinbutton'), { target: { value: '4' } });
    expect(onChange).toHaveBeenLastCalledWith({ name: 'Rock', size: 4 });
  });

  it('leaves out an optional member that is cleared', () => {
    const kind = record({ name: text(20), mood: optional(oneOf(['calm', 'angry'])) });
    const { getByRole, onChange } = fieldFor(kind, { name: 'Rock', mood: 'calm' });
    fireEvent.change(getByRole('combobox'), { target: { value: '0' } });
    expect(onChange).toHaveBeenLastCalledWith({ name: 'Rock' });
  });

  it('removes an entry of a map', () => {
    const { getByTestId, onChange } = fieldFor(entriesOf(count(0, 9)), { arrows: 3, bolts: 2 });
    const remove = getByTestId('kind-entry-arrows').querySelector('button');
    if (remove) fireEvent.click(remove);
    expect(onChange).toHaveBeenLastCalledWith({ bolts: 2 });
  });

  it('shows each value of a list', () => {
    const { container } = fieldFor(listOf(oneOf(['calm', 'angry'])), ['angry']);
    expect(container.textContent).toContain('Angry');
  });
});
