import { seededRandom } from "@goldmane/std/seeded-random";
import {
  AdditiveBlending,
  BackSide,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  Points,
  ShaderMaterial,
  SphereGeometry,
} from "three";
import type { Galaxy } from "#features/spaceship/galaxy/galaxy.ts";
import { paintSky, type Puff } from "./paint.ts";

const starCount = 3600;
const starColors = ["#fff6e0", "#ffe3a1", "#f7c85a", "#e7d3ff", "#cfe4ff"];

export type Sky = {
  group: Group;
  /** Share of the stars that are drawn. */
  setShare: (share: number) => void;
  move: (seconds: number) => void;
};

export function createSky(galaxy: Galaxy): Sky {
  const group = new Group();
  const sky = new Mesh(
    new SphereGeometry(1500, 40, 20),
    new MeshBasicMaterial({
      map: paintSky(listPuffs(galaxy)),
      side: BackSide,
      depthWrite: false,
      fog: false,
    }),
  );
  sky.renderOrder = -3;
  const { stars, geometry, material } = createStars();
  stars.renderOrder = -2;
  group.add(sky, stars);
  return {
    group,
    setShare: (share) => geometry.setDrawRange(0, Math.round(starCount * share)),
    move: (seconds) => {
      const { time } = material.uniforms;
      if (time) time.value = seconds;
    },
  };
}

/** Mist in each genre's colors behind its system, and a golden band around the sky. */
function listPuffs({ systems }: Galaxy): Puff[] {
  const random = seededRandom(7);
  const band = Array.from({ length: 130 }, (): Puff => {
    const x = random();
    return {
      x,
      y: 0.5 + Math.sin(x * 2 * Math.PI) * 0.09 + (random() - 0.5) * 0.12,
      size: 0.02 + random() * 0.09,
      color: random() < 0.6 ? "#c9791f" : "#8a4bb0",
      strength: 0.035 + random() * 0.045,
    };
  });
  const mists = systems.flatMap(({ position: [x, y, z], colors }) =>
    Array.from({ length: 9 }, (_, index): Puff => ({
      // Where a sphere's texture shows this direction.
      x: (Math.atan2(z, -x) / (2 * Math.PI) + 1 + (random() - 0.5) * 0.13) % 1,
      y: 0.5 - y / 400 + (random() - 0.5) * 0.3,
      size: 0.1 + random() * 0.2,
      color: colors[index % 2] ?? colors[0],
      strength: 0.04 + random() * 0.04,
    })),
  );
  return [...band, ...mists];
}

function createStars() {
  const random = seededRandom(11);
  const positions: number[] = [];
  const colors: number[] = [];
  const sizes: number[] = [];
  for (let index = 0; index < starCount; index += 1) {
    const angle = random() * 2 * Math.PI;
    // Denser towards the golden band.
    const height = (random() + random() + random() - 1.5) * 0.66 * (random() < 0.3 ? 2 : 1);
    const across = Math.sqrt(Math.max(0.05, 1 - height * height));
    positions.push(Math.cos(angle) * across * 1300, height * 1300, Math.sin(angle) * across * 1300);
    const color = new Color(starColors[Math.floor(random() * starColors.length)] ?? "#fff");
    colors.push(color.r, color.g, color.b);
    sizes.push(index % 45 === 0 ? 13 + random() * 12 : 1.2 + random() ** 3 * 3.4);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("tint", new Float32BufferAttribute(colors, 3));
  geometry.setAttribute("size", new Float32BufferAttribute(sizes, 1));
  const material = new ShaderMaterial({
    uniforms: { time: { value: 0 }, ratio: { value: 1 } },
    vertexShader: `
      attribute vec3 tint;
      attribute float size;
      uniform float time;
      varying vec3 color;
      varying float isLarge;
      void main() {
        isLarge = step(8.0, size);
        // Slower than once in four seconds: a shimmer, never a flash.
        float shimmer = 0.82 + 0.18 * sin(time * 1.2 + position.x * 0.7 + position.y);
        color = tint * shimmer;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        gl_PointSize = size;
      }`,
    fragmentShader: `
      varying vec3 color;
      varying float isLarge;
      void main() {
        vec2 at = abs(gl_PointCoord * 2.0 - 1.0);
        float disc = smoothstep(1.0, 0.1, length(at));
        float star = clamp(1.15 - sqrt(at.x) - sqrt(at.y), 0.0, 1.0) * 1.9;
        gl_FragColor = vec4(color, mix(disc, star, isLarge) * 0.9);
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  const stars = new Points(geometry, material);
  stars.frustumCulled = false;
  return { stars, geometry, material };
}
