/** A flight through stars and a cloud that they were born in; the sound is its pace and glow. */
export const nebula = `
float layer(vec2 p, float n) {
  vec2 cell = floor(p);
  vec2 inside = fract(p) - 0.5;
  float chance = hash(cell + n * 17.0);
  vec2 place = (vec2(hash(cell + n), hash(cell + n + 5.0)) - 0.5) * 0.7;
  float away = length(inside - place);
  float size = 0.02 + 0.05 * chance * chance;
  float glow = size * size / (away * away + 0.0006) * smoothstep(0.45, 0.1, away);
  float cross = max(0.0, 1.0 - abs((inside - place).x * (inside - place).y) * 1600.0) * smoothstep(0.3, 0.0, away);
  return step(0.55, chance) * (glow + cross * 0.5 * step(0.93, chance)) * (0.7 + 0.3 * sin(time * 3.0 + chance * 50.0));
}
void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec2 p = (gl_FragCoord.xy - 0.5 * size) / size.y;
  float turn = time * 0.02;
  p = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * p;
  vec2 w = p * 1.6 + vec2(time * 0.015, 0.0);
  float swirl = cloud(w + 1.4 * vec2(cloud(w + 3.0), cloud(w + 9.0)));
  float heart = exp(-dot(p, p) * 2.4);
  vec3 color = ground * 0.6 + mix(ground, body, 0.85) * smoothstep(0.3, 0.95, swirl) * (0.5 + 0.5 * heart);
  color += spark * smoothstep(0.62, 1.0, swirl) * heart * (0.3 + 0.8 * level);
  color += mix(body, spark, 0.5) * heart * heart * (0.1 + 0.35 * level);
  for (int i = 0; i < 5; i++) {
    float n = float(i);
    float depth = fract(n / 5.0 + time * 0.035);
    float scale = mix(13.0, 0.9, depth);
    float seen = smoothstep(0.0, 0.25, depth) * smoothstep(1.0, 0.85, depth);
    color += mix(vec3(1.0), spark, 0.6) * layer(p * scale + n * 43.0, n) * seen * (0.75 + 0.7 * level);
  }
  seen = vec4(finish(color, uv), 1.0);
}
`;
