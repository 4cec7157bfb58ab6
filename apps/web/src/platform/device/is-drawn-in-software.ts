/** Whether a processor draws what WebGL asks for, in place of a graphics card. */
export function isDrawnInSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const renderer: unknown = info && gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof renderer === "string" && /swiftshader|llvmpipe|software/i.test(renderer);
}
