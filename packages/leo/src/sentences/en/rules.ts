/** Parts that many templates share. */
export const rules = {
  play: "(play|watch|start|stream|begin|put on|turn on|run|see|show)",
  film: "(film|movie|story|show|title|cartoon|episode|video)",
  films: "(films|movies|stories|shows|titles|cartoons|episodes|videos)",
  the: "[the|that|this|our|my|a|an]",
  list: "[the|my|our] (list|watchlist|watch list)",
  captions: "(subtitles|captions|subs|closed captions|words|text)",
  go: "(go to|go|open|open up|take me to|take us to|bring me to|bring up|navigate to|show|show me|visit|launch|switch to|get|get me|pull up|load)",
  page: "[page|section|area|screen|tab]",
  vibe: "[mood|moods|vibe|vibes|sound|sounds|music|visual|visuals|picture|background]",
  sound: "(sound|volume|audio)",
  child:
    "[(my|our|a|an|the|his|her)] [(kid|child|son|daughter|boy|girl|brother|sister|grandson|granddaughter|niece|nephew)] [(who is|of|aged|age)]",
  old: "[year old|years old|year olds] [(kid|child|son|daughter|boy|girl|brother|sister|kids|children|ones)]",
  small: "(my|our|a|the) (toddler|baby|little one|little ones|preschooler|toddlers)",
  fit: "(ok|okay|alright|all right|good|fine|suitable|right|appropriate|safe|nice|meant|allowed|made)",
  scary:
    "(scary|frightening|sad|creepy|violent|too scary|too sad|too much|too frightening|too violent|too old|too spooky|spooky)",
} as const;
