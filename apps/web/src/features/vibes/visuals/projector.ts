import type { Visual } from "@goldmane/contracts/vibes/limits";
import type { MoodColors } from "#features/vibes/mood-colors.ts";
import { isDrawnInSoftware } from "#platform/device/is-drawn-in-software.ts";
import { aurora } from "./aurora.ts";
import { deepOcean } from "./deep-ocean.ts";
import { lanternGarden } from "./lantern-garden.ts";
import { nebula } from "./nebula.ts";
import { kit } from "./shader-kit.ts";

const shaders: Readonly<Record<Visual, string>> = {
  aurora,
  "deep-ocean": deepOcean,
  nebula,
  "lantern-garden": lanternGarden,
};

/** The whole canvas in two triangles. */
const corners = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);
const vertex =
  "#version 300 es\nin vec2 corner; void main() { gl_Position = vec4(corner, 0.0, 1.0); }";

type Frame = { seconds: number; level: number; breath: number; colors: MoodColors };

export type Projector = {
  /** Drawn by the processor: at a much lower resolution, or the page would stall. */
  isSlow: boolean;
  draw: (frame: Frame) => void;
  destroy: () => void;
};

/** Draws a visual onto a canvas; null where the browser has no WebGL 2 for it. */
export function openProjector(canvas: HTMLCanvasElement, visual: Visual): Projector | null {
  const gl = canvas.getContext("webgl2", { antialias: false, powerPreference: "low-power" });
  const program = gl && link(gl, kit + shaders[visual]);
  if (!gl || !program) return null;
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, "corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  // oxlint-disable-next-line react/rules-of-hooks -- WebGL's, not React's
  gl.useProgram(program);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const places = {
    size: at("size"),
    time: at("time"),
    level: at("level"),
    breath: at("breath"),
    ground: at("ground"),
    body: at("body"),
    spark: at("spark"),
  };
  return {
    isSlow: isDrawnInSoftware(gl),
    draw({ seconds, level, breath, colors: [ground, body, spark] }) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(places.size, canvas.width, canvas.height);
      gl.uniform1f(places.time, seconds);
      gl.uniform1f(places.level, level);
      gl.uniform1f(places.breath, breath);
      gl.uniform3fv(places.ground, ground);
      gl.uniform3fv(places.body, body);
      gl.uniform3fv(places.spark, spark);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    destroy() {
      gl.deleteProgram(program);
      gl.deleteBuffer(buffer);
    },
  };
}

function link(gl: WebGL2RenderingContext, fragment: string): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}
