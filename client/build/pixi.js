import { extensions } from 'pixi/extensions/Extensions.mjs';
import { BufferImageSource } from 'pixi/rendering/renderers/shared/texture/sources/BufferImageSource.mjs';
import { CanvasSource } from 'pixi/rendering/renderers/shared/texture/sources/CanvasSource.mjs';
import { ImageSource } from 'pixi/rendering/renderers/shared/texture/sources/ImageSource.mjs';

// What the map uses of PixiJS: its own index is one chunk of all renderers, filters, loaders and kinds of
// text. It would announce its parts by itself too; here those are announced that pictures of the map are made of.
export { Application } from 'pixi/app/Application.mjs';
export { Matrix } from 'pixi/maths/matrix/Matrix.mjs';
export { Texture } from 'pixi/rendering/renderers/shared/texture/Texture.mjs';
export { Container } from 'pixi/scene/container/Container.mjs';
export { Graphics } from 'pixi/scene/graphics/shared/Graphics.mjs';
export { Sprite } from 'pixi/scene/sprite/Sprite.mjs';
export { BitmapText } from 'pixi/scene/text-bitmap/BitmapText.mjs';
export { Ticker } from 'pixi/ticker/Ticker.mjs';
export { CanvasSource, ImageSource };

extensions.add(BufferImageSource, CanvasSource, ImageSource);
