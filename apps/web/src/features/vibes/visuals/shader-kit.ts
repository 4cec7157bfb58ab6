/**
 * Uniforms of every visual: size, time, sound level (0..1), mood colors, and how full the breath is
 * (0..1) during a breathing exercise.
 */
export const kit = `#version 300 es
precision highp float;
out vec4 seen;
uniform vec2 size;
uniform float time;
uniform float level;
uniform float breath;
uniform vec3 ground;
uniform vec3 body;
uniform vec3 spark;

float hash(vec2 p) {
  p = fract(p * vec2(123.34, 345.45));
  p += dot(p, p + 34.345);
  return fract(p.x * p.y);
}
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float cloud(vec2 p) {
  float sum = 0.0;
  float gain = 0.5;
  for (int i = 0; i < 4; i++) {
    sum += gain * noise(p);
    p = p * 2.03 + 7.1;
    gain *= 0.5;
  }
  return sum;
}
vec3 finish(vec3 color, vec2 uv) {
  color *= 1.0 - (0.35 - 0.3 * breath) * dot(uv - 0.5, uv - 0.5) * 2.0;
  color += mix(body, spark, 0.5) * breath * 0.22 * exp(-3.0 * dot(uv - 0.5, uv - 0.5));
  color += (hash(uv * size + time) - 0.5) / 128.0;
  return color / (1.0 + 0.25 * color);
}
`;
