/** The part of a board that is seen: its top left corner, and how much larger it is shown than the whole. */
import type { Point } from './model.ts';

export interface Camera extends Point {
  readonly zoom: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const whole: Camera = { x: 0, y: 0, zoom: 1 };
const closest = 6;

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Never shows anything beyond the edge. */
function fitted({ x, y, zoom }: Camera, { width, height }: Extent): Camera {
  return { x: within(x, 0, width - width / zoom), y: within(y, 0, height - height / zoom), zoom };
}

/** Zooms so that the point of the board stays where it is on the screen. */
export function zoomAt(camera: Camera, extent: Extent, factor: number, { x, y }: Point): Camera {
  const zoom = within(camera.zoom * factor, 1, closest);
  const ratio = camera.zoom / zoom;
  return fitted({ x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio, zoom }, extent);
}

export const panBy = (camera: Camera, extent: Extent, by: Point): Camera =>
  fitted({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, extent);

/** Moves only as far as needed to have a point, and some room around it, in sight. */
export function reveal(camera: Camera, extent: Extent, { x, y }: Point, room: number): Camera {
  const [width, height] = [extent.width / camera.zoom, extent.height / camera.zoom];
  const to = {
    x: within(camera.x, x + room - width, x - room),
    y: within(camera.y, y + room - height, y - room),
  };
  return fitted({ ...camera, ...to }, extent);
}
