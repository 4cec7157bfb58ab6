import { clamp } from "@goldmane/std/clamp";
import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Points,
  ShaderMaterial,
  Sprite,
  SpriteMaterial,
} from "three";
import { type Galaxy, pointOnOrbit } from "#features/spaceship/galaxy/galaxy.ts";
import { add, lengthOf, mix, subtract, type Vector } from "#features/spaceship/galaxy/vector.ts";
import { paintGlow, paintStar } from "./paint.ts";

const orbitParts = 72;
const trailDots = 9;

export type Lights = { group: Group; move: (seconds: number, ship: Vector) => void };

/** Suns, orbits, signal trails and the unknown signal. */
export function createLights(galaxy: Galaxy): Lights {
  const group = new Group();
  const [glow, star] = [paintGlow(), paintStar()];
  const shine = (
    texture: typeof glow,
    color: string,
    opacity: number,
    at: Vector,
    size: number,
  ) => {
    const material = new SpriteMaterial({
      map: texture,
      color: new Color(color),
      opacity,
      depthWrite: false,
      blending: AdditiveBlending,
    });
    const sprite = new Sprite(material);
    sprite.position.set(...at);
    sprite.scale.setScalar(size);
    sprite.renderOrder = 1;
    group.add(sprite);
    return sprite;
  };
  const halos: { sprite: Sprite; strength: number; position: Vector }[] = [];
  for (const { position, colors } of galaxy.systems) {
    for (const [color, strength, size] of [
      [colors[1], 0.5, 92],
      [colors[0], 0.85, 34],
    ] as const)
      halos.push({ sprite: shine(glow, color, strength, position, size), strength, position });
    shine(star, "#fff1c9", 1, position, 25);
  }
  shine(glow, "#c9791f", 0.55, [0, 0, 0], 90);
  const signal = shine(star, "#ffe39a", 1, [0, 0, 0], 34);

  const trails = createTrails(galaxy);
  group.add(createOrbits(galaxy), trails);
  return {
    group,
    move: (seconds, ship) => {
      // A ship inside of a halo would see nothing else.
      for (const { sprite, strength, position } of halos)
        sprite.material.opacity = strength * clamp((lengthOf(subtract(position, ship)) - 14) / 55);
      signal.scale.setScalar(34 + 5 * Math.sin(seconds * 1.4));
      signal.material.rotation = seconds * 0.08;
      const { time } = trails.material.uniforms;
      if (time) time.value = seconds;
    },
  };
}

function createOrbits({ systems }: Galaxy) {
  const points: number[] = [];
  const colors: number[] = [];
  for (const { position, orbits, colors: own } of systems) {
    const color = new Color(own[0]).lerp(new Color("#f7c85a"), 0.6);
    for (const { radius, tilt } of orbits) {
      for (let part = 0; part < orbitParts; part += 1) {
        for (const end of [part, part + 1]) {
          const angle = (end / orbitParts) * 2 * Math.PI;
          points.push(...add(position, pointOnOrbit(radius, tilt, angle)));
          colors.push(color.r, color.g, color.b);
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
  const material = new LineBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity: 0.34,
    depthWrite: false,
  });
  const lines = new LineSegments(geometry, material);
  lines.frustumCulled = false;
  return lines;
}

/** Golden dots along each trail's orbit, with a slow wave from episode to episode. */
function createTrails({ systems, trails }: Galaxy) {
  const points: number[] = [];
  const shares: number[] = [];
  for (const { planets } of trails) {
    const home = systems.find(({ genre }) => genre === planets[0]?.title.genre)?.position;
    planets.slice(1).forEach((planet, index) => {
      const before = planets[index];
      if (!before || !home) return;
      for (let dot = 1; dot < trailDots; dot += 1) {
        const between = mix(before.position, planet.position, dot / trailDots);
        points.push(...onOrbit(between, home, planet.position));
        shares.push(index + dot / trailDots);
      }
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setAttribute("share", new Float32BufferAttribute(shares, 1));
  const material = new ShaderMaterial({
    uniforms: { time: { value: 0 } },
    vertexShader: `
      attribute float share;
      uniform float time;
      varying float light;
      void main() {
        vec4 view = modelViewMatrix * vec4(position, 1.0);
        light = 0.45 + 0.55 * smoothstep(0.5, 1.0, sin(share * 3.1416 - time * 1.5) * 0.5 + 0.5);
        gl_Position = projectionMatrix * view;
        gl_PointSize = clamp(340.0 / -view.z, 1.5, 14.0) * (0.6 + 0.5 * light);
      }`,
    fragmentShader: `
      varying float light;
      void main() {
        float disc = smoothstep(1.0, 0.2, length(gl_PointCoord * 2.0 - 1.0));
        gl_FragColor = vec4(vec3(1.0, 0.78, 0.35) * light, disc);
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  const dots = new Points(geometry, material);
  dots.frustumCulled = false;
  return dots;
}

/** A point between two planets, moved out to their orbit. */
function onOrbit(between: Vector, sun: Vector, planet: Vector): Vector {
  const [way, whole] = [subtract(between, sun), subtract(planet, sun)];
  const factor = Math.hypot(...whole) / Math.max(0.001, Math.hypot(...way));
  return add(sun, [way[0] * factor, way[1] * factor, way[2] * factor]);
}
