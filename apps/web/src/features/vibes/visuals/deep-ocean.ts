/** Light from above, far down; bubbles rise and jellyfish beat with the sound. */
export const deepOcean = `
float bell(vec2 p, float beat) {
  p.x *= 1.0 + 0.22 * beat;
  float dome = smoothstep(0.02, -0.02, length(p * vec2(1.0, 1.25)) - 0.5) * smoothstep(-0.12, -0.06, p.y);
  float rim = smoothstep(0.1, 0.0, abs(length(p * vec2(1.0, 1.25)) - 0.47)) * smoothstep(-0.12, -0.02, p.y);
  return dome * (0.25 + 0.5 * smoothstep(0.5, 0.0, p.y)) + rim * 0.7;
}
float arms(vec2 p, float beat) {
  if (p.y > -0.05) return 0.0;
  float sway = sin(p.y * 7.0 + time * 1.6) * 0.1 * -p.y;
  float strands = smoothstep(0.75, 1.0, abs(sin((p.x + sway) * 22.0)));
  return strands * smoothstep(0.36, 0.1, abs(p.x + sway)) * smoothstep(-1.5, -0.05, p.y) * (0.45 + 0.3 * beat);
}
void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec2 p = vec2((uv.x - 0.5) * size.x / size.y, uv.y);
  vec3 color = mix(ground * 0.5, ground + body * 0.38, uv.y * uv.y);
  float angle = (p.x - 0.15) / (1.5 - uv.y);
  float shafts = cloud(vec2(angle * 5.0 + time * 0.05, time * 0.12));
  color += mix(body, spark, 0.4) * smoothstep(0.42, 0.85, shafts) * uv.y * uv.y * (0.5 + 0.7 * level);
  for (int i = 0; i < 7; i++) {
    float n = float(i);
    float near = 0.1 + 0.16 * hash(vec2(n, 3.0));
    float pace = 0.02 + 0.02 * hash(vec2(n, 8.0));
    vec2 home = vec2((hash(vec2(n, 1.0)) - 0.5) * 1.1 * size.x / size.y + 0.08 * sin(time * 0.25 + n * 2.0), 0.0);
    home.y = fract(hash(vec2(n, 2.0)) + time * pace) * 1.7 - 0.3;
    float beat = 0.5 + 0.5 * sin(time * (1.3 + 0.5 * hash(vec2(n, 5.0))) + n * 2.4) + 0.6 * level;
    vec2 q = (p - home) / near;
    color += mix(body, spark, 0.35 + 0.5 * hash(vec2(n, 6.0))) * (bell(q, beat) + arms(q, beat)) * (0.45 + 0.5 * level);
    color += body * 0.09 * exp(-dot(q, q) * 1.2) * (1.0 + level);
  }
  for (int i = 0; i < 16; i++) {
    float n = float(i) + 20.0;
    float rise = fract(hash(vec2(n, 1.0)) + time * (0.03 + 0.05 * hash(vec2(n, 2.0))));
    vec2 place = vec2((hash(vec2(n, 3.0)) - 0.5) * 1.1 * size.x / size.y + 0.02 * sin(time * 2.0 + n), rise * 1.2 - 0.1);
    float radius = 0.004 + 0.01 * hash(vec2(n, 4.0));
    float away = length(p - place);
    color += spark * (smoothstep(0.003, 0.0, abs(away - radius)) * 0.5 + smoothstep(radius, 0.0, away) * 0.08);
  }
  seen = vec4(finish(color, uv), 1.0);
}
`;
