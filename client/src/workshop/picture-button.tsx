import { ImagePlus } from 'lucide';
import type { VNode } from 'preact';
import { FileButton } from '../ui/file-button.tsx';
import * as words from '../words/workshop.ts';
import { type MadePicture, readPicture } from './picture-file.ts';

interface Props {
  readonly testId: string;
  /** The size limits of the picture. */
  readonly as: Parameters<typeof readPicture>[1];
  readonly onPicture: (picture: MadePicture) => void;
  /** Called with a sentence if the file is not a usable picture. */
  readonly onFault: (message: string) => void;
}

/** A button with which the user chooses a picture file. */
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
