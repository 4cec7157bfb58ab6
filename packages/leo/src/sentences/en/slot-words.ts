/**
 * "A box" is not the link Box, and "an adventure" not the genre page: templates say where an
 * article is allowed.
 */
export const article = /^(?:a|an|the|my|your|our|some)$/;
/** A style of music: one or two words that aren't about another action. */
export const notStyle =
  /^(?:a|an|and|are|awful|bad|boring|can|cut|do|down|enough|free|get|hate|hear|how|i|is|it|like|loud|louder|make|me|more|mute|my|name|no|not|of|off|on|or|other|pause|quit|same|should|skip|stop|terrible|that|the|their|there|these|this|those|to|too|turn|up|want|was|we|what|when|where|which|who|why|without|you|your)$/;
