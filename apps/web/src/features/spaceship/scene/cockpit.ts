import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";

/** Widths of the cockpit's frame around the window, in CSS pixels. */
export type Frame = { top: number; bottom: number; side: number; corner: number };

/** Distance from the eye. */
const depth = 1;
const plum = [0.027, 0.011, 0.03] as const;
const plumLight = [0.062, 0.026, 0.075] as const;
const goldLight = [1, 0.75, 0.3] as const;
const goldDark = [0.35, 0.13, 0.02] as const;

export type Cockpit = {
  group: Group;
  fit: (view: { width: number; height: number; fov: number }, frame: Frame) => void;
};

/** The ship's inside: a plum wall with a round-cornered window and a golden rim. */
export function createCockpit(): Cockpit {
  const group = new Group();
  const material = new MeshBasicMaterial({
    vertexColors: true,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
  const [wall, rim] = [
    new Mesh(new BufferGeometry(), material),
    new Mesh(new BufferGeometry(), material),
  ];
  wall.renderOrder = 10;
  rim.renderOrder = 11;
  wall.frustumCulled = rim.frustumCulled = false;
  group.add(wall, rim);
  return {
    group,
    fit: ({ width, height, fov }, frame) => {
      const unit = (2 * depth * Math.tan((fov * Math.PI) / 360)) / height;
      const [halfX, halfY] = [(width * unit) / 2, (height * unit) / 2];
      const window = roundedRect(
        -halfX + frame.side * unit,
        -halfY + frame.bottom * unit,
        halfX - frame.side * unit,
        halfY - frame.top * unit,
        Math.min(frame.corner, width / 4) * unit,
      );
      const outline = new Shape([
        new Vector2(-halfX * 1.1, -halfY * 1.1),
        new Vector2(halfX * 1.1, -halfY * 1.1),
        new Vector2(halfX * 1.1, halfY * 1.1),
        new Vector2(-halfX * 1.1, halfY * 1.1),
      ]);
      outline.holes.push(window);
      wall.geometry.dispose();
      wall.geometry = colorByHeight(new ShapeGeometry(outline, 16), halfY);
      rim.geometry.dispose();
      rim.geometry = createRim(window, 5 * unit);
      for (const mesh of [wall, rim]) mesh.position.z = -depth;
    },
  };
}

function roundedRect(
  left: number,
  bottom: number,
  right: number,
  top: number,
  radius: number,
): Path {
  const path = new Path();
  path.moveTo(left + radius, bottom);
  path.lineTo(right - radius, bottom);
  path.quadraticCurveTo(right, bottom, right, bottom + radius);
  path.lineTo(right, top - radius);
  path.quadraticCurveTo(right, top, right - radius, top);
  path.lineTo(left + radius, top);
  path.quadraticCurveTo(left, top, left, top - radius);
  path.lineTo(left, bottom + radius);
  path.quadraticCurveTo(left, bottom, left + radius, bottom);
  return path;
}

function colorByHeight(geometry: ShapeGeometry, halfY: number): ShapeGeometry {
  const positions = geometry.getAttribute("position");
  const colors: number[] = [];
  for (let index = 0; index < positions.count; index += 1) {
    const height = positions.getY(index) / halfY;
    const light = Math.max(0, 1 - Math.abs(height + 0.55) * 1.2);
    colors.push(...plum.map((part, channel) => part + ((plumLight[channel] ?? 0) - part) * light));
  }
  geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
  return geometry;
}

/** A band along the window's edge, bright in its middle, as if it were round. */
function createRim(window: Path, width: number): BufferGeometry {
  const around = window.getSpacedPoints(480);
  const positions: number[] = [];
  const colors: number[] = [];
  const indices: number[] = [];
  around.forEach((point, index) => {
    const next = around[(index + 1) % (around.length - 1)] ?? point;
    const along = next.clone().sub(point).normalize();
    [-1, -0.1, 1].forEach((side, row) => {
      positions.push(point.x - along.y * side * width, point.y + along.x * side * width, 0);
      colors.push(...(row === 1 ? goldLight : goldDark));
    });
    if (index === 0) return;
    const here = index * 3;
    for (const row of [0, 1])
      indices.push(
        here + row - 3,
        here + row,
        here + row - 2,
        here + row - 2,
        here + row,
        here + row + 1,
      );
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
  geometry.setIndex(indices);
  return geometry;
}
