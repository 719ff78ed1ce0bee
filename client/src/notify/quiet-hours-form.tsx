import { MOST_QUIET_MINUTES, type QuietHours } from '@riposte/shared/protocol/settings';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useController } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/notifications.ts';

const DAY_MINUTES = 24 * 60;
/** The hours that the form suggests: from 22:00 until 8:00. */
const NIGHT = { from: 22 * 60, until: 8 * 60 };

/** A form for the hours in which this seat's time does not run, in the time zone of this browser. */
export function QuietHoursForm(): VNode {
  const { link } = useController();
  const [quiet, setQuiet] = useState<QuietHours | null>(link.welcome.value?.quiet ?? null);
  const [fault, setFault] = useState('');
  const zone = quiet?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ask = async (hours: QuietHours | null) => {
    const { ok } = await link.ask({ do: 'quiet-hours', hours });
    if (ok) setQuiet(hours);
  };
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const hours = { from: minuteOf(data.get('from')), until: minuteOf(data.get('until')), zone };
    const length = (hours.until - hours.from + DAY_MINUTES) % DAY_MINUTES;
    const isFine = length > 0 && length <= MOST_QUIET_MINUTES;
    setFault(isFine ? '' : words.quietTooLong);
    if (isFine) void ask(hours);
  };
  const shown = quiet ?? NIGHT;
  return (
    <fieldset>
      <legend>{words.quietHours}</legend>
      <p>{words.quietHoursHow(zone)}</p>
      <Fault says={fault} />
      <form onSubmit={set}>
        <label>
          {words.from} <input name="from" type="time" required defaultValue={timeOf(shown.from)} />
        </label>
        <label>
          {words.until} <input name="until" type="time" required defaultValue={timeOf(shown.until)} />
        </label>
        <button type="submit" class="button small" data-testid="set-quiet">
          {words.setQuietHours}
        </button>
        {quiet && (
          <button type="button" class="button small" data-testid="no-quiet" onClick={() => void ask(null)}>
            {words.removeQuietHours}
          </button>
        )}
      </form>
    </fieldset>
  );
}

/** Returns the minutes since midnight for a time such as `22:30`. */
function minuteOf(time: FormDataEntryValue | null): number {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
