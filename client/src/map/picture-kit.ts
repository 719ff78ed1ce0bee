import { Container, Rectangle } from 'pixi.js';
import { Painter } from '../scenery/painter.ts';
import { AimsLayer } from './aims-layer.ts';
import { batched } from './batched.ts';
import { LabelsLayer } from './labels-layer.ts';
import { SignsLayer } from './signs-layer.ts';
import { drawBoard } from './terrain-layer.ts';
import { TiesLayer } from './ties-layer.ts';
import { TokenLayer } from './token-layer.ts';

/**
 * The parts of the map's code that pictures use. They are passed as a parameter, so that the chunk for pictures does
 * not import them.
 */
export const PICTURE_KIT = {
  Container,
  Rectangle,
  AimsLayer,
  LabelsLayer,
  SignsLayer,
  TiesLayer,
  TokenLayer,
  batched,
  drawBoard,
  Painter,
};
