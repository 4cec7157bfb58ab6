/** Curtains of light over hills at night; the sound makes them flare. */
export const aurora = `
void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec2 p = vec2((uv.x - 0.5) * size.x / size.y, uv.y);
  vec3 color = mix(ground * 1.8, ground * 0.5, uv.y);
  vec2 star = floor(p * 90.0);
  float twinkle = step(0.985, hash(star)) * (0.5 + 0.5 * sin(time * 2.0 + hash(star + 3.0) * 40.0));
  float dotted = smoothstep(0.35, 0.0, length(fract(p * 90.0) - 0.5));
  color += twinkle * dotted * smoothstep(0.35, 0.8, uv.y) * 0.7;
  for (int i = 0; i < 3; i++) {
    float n = float(i);
    float drift = time * (0.05 + 0.02 * n);
    float wave = cloud(vec2(p.x * 1.3 + drift + n * 9.0, drift * 0.7)) - 0.5;
    float foot = 0.34 + 0.11 * n + wave * 0.42;
    float above = uv.y - foot;
    float rays = 0.35 + 0.65 * noise(vec2((p.x + wave * 0.7) * 26.0 + n * 31.0, time * 0.5));
    float curtain = smoothstep(0.0, 0.03, above) * exp(-above * (5.5 - 2.2 * level));
    vec3 light = mix(body, spark, clamp(exp(-above * 11.0) + 0.25 * n, 0.0, 1.0));
    color += light * curtain * rays * (0.55 + 0.9 * level) * (1.0 - 0.22 * n);
  }
  float hill = 0.13 + 0.09 * cloud(vec2(p.x * 1.6 + 4.0, 2.0)) + 0.05 * sin(p.x * 2.2);
  float far = 0.2 + 0.1 * cloud(vec2(p.x * 1.1 + 21.0, 5.0));
  color = mix(color, ground * 0.7 + body * 0.06, smoothstep(0.004, -0.004, uv.y - far));
  color = mix(color, ground * 0.25, smoothstep(0.004, -0.004, uv.y - hill));
  seen = vec4(finish(color, uv), 1.0);
}
`;
