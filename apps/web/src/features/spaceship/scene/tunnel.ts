import { AdditiveBlending, BackSide, CylinderGeometry, Mesh, ShaderMaterial } from "three";

export type Tunnel = { mesh: Mesh; set: (depth: number, seconds: number) => void };

/** The warp tunnel around the ship: golden streaks whose brightness rises and falls slowly. */
export function createTunnel(): Tunnel {
  const geometry = new CylinderGeometry(5, 5, 90, 40, 1, true);
  geometry.rotateX(Math.PI / 2);
  const uniforms = { depth: { value: 0 }, time: { value: 0 } };
  const material = new ShaderMaterial({
    uniforms,
    side: BackSide,
    vertexShader: `
      varying vec2 at;
      void main() {
        at = uv;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform float depth;
      uniform float time;
      varying vec2 at;
      float random(float x) { return fract(sin(x * 127.1) * 43758.5453); }
      void main() {
        float lane = floor(at.x * 150.0);
        float beside = abs(fract(at.x * 150.0) - 0.5) * 2.0;
        float own = random(lane);
        float along = fract(at.y * (0.7 + own) + time * (0.5 + own * 0.5) + own * 7.0);
        float streak = smoothstep(0.0, 0.5, along) * smoothstep(1.0, 0.72, along);
        streak *= smoothstep(1.0, 0.1, beside) * step(0.55, own);
        float ends = smoothstep(0.0, 0.3, at.y) * smoothstep(1.0, 0.7, at.y);
        vec3 color = mix(vec3(1.0, 0.62, 0.16), vec3(0.55, 0.36, 1.0), random(lane + 3.0));
        gl_FragColor = vec4(color * streak * ends * depth * 0.8, 1.0);
        #include <colorspace_fragment>
      }`,
    transparent: true,
    depthWrite: false,
    depthTest: false,
    blending: AdditiveBlending,
  });
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 5;
  mesh.frustumCulled = false;
  mesh.visible = false;
  return {
    mesh,
    set: (depth, seconds) => {
      mesh.visible = depth > 0.01;
      uniforms.depth.value = depth;
      uniforms.time.value = seconds;
    },
  };
}
