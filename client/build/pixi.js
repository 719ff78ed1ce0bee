import { extensions } from 'pixi/extensions/Extensions.mjs';
import { BufferImageSource } from 'pixi/rendering/renderers/shared/texture/sources/BufferImageSource.mjs';
import { CanvasSource } from 'pixi/rendering/renderers/shared/texture/sources/CanvasSource.mjs';
import { ImageSource } from 'pixi/rendering/renderers/shared/texture/sources/ImageSource.mjs';

// The parts of PixiJS that the map uses. The package's index would add all renderers, filters, loaders and kinds of text,
// and register them as extensions. This module registers only the image sources that the map needs.
export { Application } from 'pixi/app/Application.mjs';
export { Matrix } from 'pixi/maths/matrix/Matrix.mjs';
export { Rectangle } from 'pixi/maths/shapes/Rectangle.mjs';
export { Texture } from 'pixi/rendering/renderers/shared/texture/Texture.mjs';
export { Container } from 'pixi/scene/container/Container.mjs';
export { Graphics } from 'pixi/scene/graphics/shared/Graphics.mjs';
export { Sprite } from 'pixi/scene/sprite/Sprite.mjs';
export { BitmapText } from 'pixi/scene/text-bitmap/BitmapText.mjs';
export { Ticker } from 'pixi/ticker/Ticker.mjs';
export { CanvasSource, ImageSource };

extensions.add(BufferImageSource, CanvasSource, ImageSource);
