/** A garden of lanterns that open with the sound, and sparks that fly from them into the dusk. */
export const lanternGarden = `
float petals(vec2 p, float count, float turn, float open) {
  float around = atan(p.y, p.x) + turn;
  float away = length(p);
  float edge = (0.45 + 0.55 * abs(cos(around * count * 0.5))) * open;
  float leaf = smoothstep(edge, edge * 0.35, away);
  float vein = 0.55 + 0.45 * abs(cos(around * count * 0.5));
  return leaf * vein;
}
void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec2 p = vec2((uv.x - 0.5) * size.x / size.y, uv.y);
  float smoke = cloud(p * 2.2 + vec2(time * 0.04, -time * 0.08));
  vec3 color = mix(ground + body * 0.16, ground * 0.45, uv.y) + body * 0.12 * smoke * (1.0 - uv.y);
  color += body * (0.28 + 0.35 * level) * exp(-uv.y * 5.0);
  for (int i = 0; i < 9; i++) {
    float n = float(i);
    float far = hash(vec2(n, 11.0));
    vec2 foot = vec2((n / 8.0 - 0.5) * 1.15 * size.x / size.y + (hash(vec2(n, 1.0)) - 0.5) * 0.2, -0.05);
    float tall = 0.2 + 0.34 * hash(vec2(n, 2.0));
    float sway = 0.03 * sin(time * 0.7 + n * 1.7);
    vec2 head = foot + vec2(sway, tall);
    float along = clamp((p.y - foot.y) / tall, 0.0, 1.0);
    float stem = smoothstep(0.006, 0.001, abs(p.x - foot.x - sway * along * along)) * step(p.y, head.y) * step(foot.y, p.y);
    color = mix(color, ground * 0.35 + body * 0.2, stem * 0.8);
    float open = (0.07 + 0.07 * far) * (0.8 + 0.25 * sin(time * 0.9 + n) + 0.9 * level);
    vec2 q = (p - head) * vec2(1.0, 1.25);
    float outer = petals(q, 6.0, time * 0.06 + n, open);
    float inner = petals(q, 5.0, -time * 0.1 + n * 2.0, open * 0.6);
    color += mix(body, spark, 0.2 + 0.4 * far) * outer * 0.75 + spark * inner * 0.6;
    color += body * 0.11 * exp(-dot(q, q) / (open * open * 3.0)) * (1.0 + 2.0 * level);
  }
  for (int i = 0; i < 34; i++) {
    float n = float(i) + 50.0;
    float life = fract(hash(vec2(n, 1.0)) + time * (0.04 + 0.07 * hash(vec2(n, 2.0))));
    float drift = 0.14 * sin(life * 7.0 + n) + 0.08 * (noise(vec2(n, time * 0.4)) - 0.5);
    vec2 place = vec2((hash(vec2(n, 3.0)) - 0.5) * 1.15 * size.x / size.y + drift, 0.12 + life * 1.1);
    float glow = (1.0 - life) * (0.6 + 0.4 * sin(time * 9.0 + n * 3.0));
    float away = length(p - place);
    color += mix(body, spark, 0.6) * glow * (0.00035 / (away * away + 0.00018)) * (0.35 + 0.5 * level);
  }
  seen = vec4(finish(color, uv), 1.0);
}
`;
