import { ImagePlus } from 'lucide';
import type { VNode } from 'preact';
import { FileButton } from '../ui/file-button.tsx';
import * as words from '../words/workshop.ts';
import { type MadePicture, readPicture } from './picture-file.ts';

interface Props {
  readonly testId: string;
  /** How the picture is made. */
  readonly as: Parameters<typeof readPicture>[1];
  readonly onPicture: (picture: MadePicture) => void;
  /** Is told, in a sentence, what keeps a file from being a picture. */
  readonly onFault: (message: string) => void;
}

/** Takes a picture from a file. */
export function PictureButton({ testId, as, onPicture, onFault }: Props): VNode {
  return (
    <FileButton
      look="small"
      icon={ImagePlus}
      label={words.pictureFromAFile}
      testId={testId}
      accept="image/*"
      onFile={(file) => void readPicture(file, as).then(onPicture, ({ message }: Error) => onFault(message))}
    />
  );
}
