import type { RingCode } from '@riposte/shared/protocol/key-ring';
import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatDate } from '../language/dates-and-sizes.ts';
import * as words from '../words/key-ring.ts';
import { newCode } from './requests.ts';
import type { RingState } from './use-ring.ts';

/** A button that shows a code, and the same as a QR code, for another device. */
export function AddDevice({ run }: { readonly run: RingState['run'] }): VNode {
  const [shown, setShown] = useState<RingCode>();
  const show = () => void run(async () => setShown(await newCode()));
  return (
    <>
      <button type="button" class="button" data-testid="ring-add-device" onClick={show}>
        {words.addDevice}
      </button>
      {shown && <ShownCode {...shown} />}
    </>
  );
}

function ShownCode({ code, until }: RingCode): VNode {
  const link = new URL(`/key-ring#code=${code}`, location.origin).href;
  return (
    <section class="key-ring-code" aria-label={words.codeTitle}>
      <img src={toSvgDataURL(generate(link), { on: 'black', off: 'white' })} alt={words.qrCode} />
      <div>
        <p>{words.codeHow}</p>
        <output data-testid="ring-new-code">{code}</output>
        <p>{words.codeUntil(formatDate(until, { timeStyle: 'short' }))}</p>
      </div>
    </section>
  );
}
