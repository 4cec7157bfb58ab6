/** A square of 1.7 radii around a planet, facing the ship. */
export const planetVertex = `
  attribute vec3 center;
  attribute vec3 sun;
  attribute vec4 look;
  attribute vec2 cell;
  attribute vec3 tint;
  varying vec2 at;
  varying vec3 toSun;
  varying vec3 color;
  varying vec2 corner;
  varying vec4 facts;
  void main() {
    vec4 view = viewMatrix * vec4(center, 1.0);
    at = position.xy * 1.7;
    toSun = normalize((viewMatrix * vec4(sun, 1.0)).xyz - view.xyz);
    color = tint;
    corner = cell;
    facts = look;
    view.xy += at * look.x;
    gl_Position = projectionMatrix * view;
    // The square stands as near as the sphere's front, so that orbits don't run across it.
    vec4 front = projectionMatrix * (view + vec4(0.0, 0.0, look.x, 0.0));
    gl_Position.z = front.z / front.w * gl_Position.w;
  }`;

/** The sphere: the poster as seen through a glass ball, lit by its sun. */
export const discFragment = `
  uniform sampler2D atlas;
  uniform sampler2D poster;
  uniform float cellSide;
  uniform float posterOf;
  uniform float time;
  varying vec2 at;
  varying vec3 toSun;
  varying vec3 color;
  varying vec2 corner;
  varying vec4 facts;
  void main() {
    float squared = dot(at, at);
    if (squared > 1.0) discard;
    vec3 normal = vec3(at, sqrt(1.0 - squared));
    vec2 bulge = asin(clamp(at, -0.999, 0.999)) / 1.5708;
    bulge = mix(at, bulge, 0.75);
    bulge.x += 0.035 * sin(time * 0.35 + facts.w * 1.7);
    vec2 uv = 0.5 + bulge * 0.47;
    vec3 near = texture2D(poster, uv).rgb;
    vec3 far = texture2D(atlas, corner + uv * cellSide).rgb;
    vec3 surface = abs(posterOf - facts.w) < 0.5 ? near : far;
    float day = smoothstep(-0.55, 0.85, dot(normal, toSun));
    float shade = mix(0.42, 1.12, day);
    vec3 lit = surface * shade * mix(0.6, 1.1, facts.y);
    float rim = pow(1.0 - normal.z, 2.6);
    lit = mix(lit, color * mix(0.5, 1.15, facts.y), rim * 0.75);
    float gloss = smoothstep(0.92, 1.0, dot(normal, normalize(vec3(-0.45, 0.6, 0.66))));
    lit += gloss * 0.22;
    gl_FragColor = vec4(lit, 1.0);
    #include <colorspace_fragment>
  }`;

/** The light around it, the arc of what has been watched, and the ring of the target. */
export const glowFragment = `
  uniform float marked;
  uniform float time;
  varying vec2 at;
  varying vec3 color;
  varying vec4 facts;
  void main() {
    float distance = length(at);
    if (distance < 0.97) discard;
    float blur = min(fwidth(distance), 0.03);
    float fade = clamp((1.7 - distance) / 0.7, 0.0, 1.0);
    vec3 light = color * pow(fade, 3.0) * mix(0.1, 0.8, facts.y * facts.y);
    float angle = atan(at.x, at.y) / 6.2832 + 0.5;
    vec3 gold = vec3(0.93, 0.58, 0.11);
    if (facts.z >= 0.0) {
      float band = smoothstep(3.0 * blur, 2.0 * blur, abs(distance - 1.12));
      float reached = step(fract(angle + 0.5), facts.z);
      light = mix(light, gold * mix(0.25, 1.2, reached), band);
    }
    if (abs(marked - facts.w) < 0.5) {
      float ring = smoothstep(2.2 * blur, 1.2 * blur, abs(distance - 1.24));
      float dashes = smoothstep(0.1, 0.2, abs(fract(angle * 12.0 + time * 0.1) - 0.5));
      light = mix(light, vec3(1.0, 0.72, 0.26), ring * dashes);
    }
    gl_FragColor = vec4(light, 1.0);
    #include <colorspace_fragment>
  }`;
