/**
 * Common words at a distance of one letter from a known word, which keep their own meaning. A test
 * keeps the list complete.
 */
export const lookAlikes: ReadonlySet<string> = new Set(
  `
  abuja abusers accidents achieng acres acting albright alight alito along alzheimer amara ambulances amino
  amused angle ankles antibiotic antidepressant anvil arabs arches argus arming artes ashes aspiring astor
  attach attached attacker bader bailing baked bakes baking balls bally bands banging banish banished
  barents barns batches bates baton batter batters beach beaded beamed beaming beams beans beards bearing
  bears beast beasts beatings beets began belated bella belle bellies bello bells belted belts bends benny
  berated berra bertie bessie bested bests betting betts bikes biking billed billing bills billy bitten
  bitter blacked blades blake blame blaze blend blending blends blocker blocks blond bloody bloom bloop
  boating boats bobbing bolton booked boone booth boston bother bothers botox bottoms bought bowling
  boyfriends bragged brainer brake brash brave bravo breach breaching breads breadth break breathed breather
  breathes breed breeding breeds brightened brito broker brood brooke brothel brothels brown browning
  bruised brunt brush bulging bulky bulls bumped bunch bunches bundy burks burly burma burner burqa burst
  burton burying bused buses bushes buttons buxton bytes caches cadre cadres caicos cakes callas calle
  caller calmed calming camaro cameras cancel cancers canoer cared carling carrot cases casing castilla
  castor catches catching cavallo ceased ceases ceasing cells cerro changing charming chaser chasm cheat
  chemical chess chests chiao chiba chick chickens chicks china ching chino chipped chips chivas chore
  chores chose ciento cigarettes cites citing clade claes clams clans clapped clapping clare clash classy
  claus clause claws cleaned cleaners clearer cleaver clicked clocked clocks clone close closer clothed
  coached coils combo comic concession concussions conley content contents cooke cooked cooking copied couch
  couches counsellor counselors crabs cracker cramps crank cranked crash crass crave cream creams creed
  creek creeps creepy crepe crest crews crimes crises criss crist cross crown crowning cruise cruises crust
  culled culling curious curse cushing cuttings dancer dandy danica danish danny dated dates dating dears
  dedication denny dentists deserved deserves despised despite deterrent devastate diced dicks diddy dining
  direction disappears discard discussion dished dishes diver diverse diving divorces docked docks doctors
  dodger dough douse downing draped drawn draws dried drier dries driest drink drinker drive driven drivers
  drives drugged drugs drying dubbed duels dummy dumped dutton eased eases easing eater eating eaton eight
  eights elated elias ellis exists exiting exits explode exploded explores fails faint faked fakes faking
  falling fallow falls familial familiar fanny farming farther fatah fated fates fears feather feathers
  feats feeding feeds feelings felix felled fellow fellows ferrer ferries ferro fetal fevers fewer fiancee
  fibre filing filled filling fills finance finch finder finer fingers firing fished fishes fitted fitting
  fixing flapping flaps flicked flight flights flocked flocks flood flora foggy follower france frank freaks
  fried fries fright frist frying fueling fuels fully funny gabon games garda gated gates gather gathers
  gears gills ginger girlfriends glaus gloom gloss gordon gordy gough gowda grace grade grafs grainy gramm
  grammys grams grandfathers grandmothers grandsons granma grape grapes grass grata grate gravel graves
  gravy grays graze greta gripped grips grist grits grosse grosso groupe grouped grove groves grows guardia
  guardians guilt gully gunnar gushed gushing hails halls halted halting hamas hamed handing handy hangings
  hangs hanks harding hardy hasty hatches hatching hatred haunts haves hayes hazing heads heady heard hearn
  hears hearst hearth hearts hearty heated heating heats hedgehogs heels heller hells herat herman hermann
  hicks hideo highs hiller hills hinds hinted hinting hitter holder holger holley hollow homeless horde
  horie horne horribly horses horst hospitals hough housed houses hugged humor humour hunch hunched hunted
  hunting hunts hurled hurling hurst hurtling husbands hushed husted hutton idiom idiots ignorant inched
  inches inhale injures injury inline insult insults insulza insure insured interned isolate jails jamal
  james jason jelly jenny joins jumper keating keats keeping kelly kenny kicker killer killings kilns kilos
  kinks kipling kites kitts knicks koller korda lacked lacks lakes lamas lancer lands laser lasers laughter
  lawful layer lazard leach leads leaner lease leased leases leasing ledger leeds lenny lever licking light
  lighting lights ligue liked liking linger lining linked lister litter lived lizards llodra locke locker
  locus lodge lodged lodges lolita loner longer longley looked looks looser lough lovely lover lovers loving
  lower lowers lowly lumped lunch lunches lying magne mails major males malls malone malta manas manny
  marino mario mascot mascots mashed masses massing matches matching mater mates mather mating matos mazar
  mears meats mediation medications medicinal meditation megan melts messengers messing messinger mighty
  milito milled milling mills milos minas miserably missed mister misusing mites mittens modest moles monks
  month moose morin morse morton moser mousa mouths mowing muddy mulder mulling munch murders mushroom nader
  nadia nadine nadir named nancy natal nears needles nelly nephews newer nickles nicks nieces nights nikos
  nodes nokia noose norse noting nought nukes nunes nursed nurses oakes oates ocala ondine opera operas
  operations orban other otters ought overdone paddy paerson pagan paine painkiller pains painted paints
  panda pants papal pappas parra parrots parte parted parties parts passwords pastors patches patel patent
  patents patna patrol pears pearson pease pecan pedro peeling peking penney peoples perdita perera perfumes
  peron perry persona persons persson petra petro petrov phase phased phases phasing photon photons pickles
  pictured piece pierson piles pinching pinera pinning pirro pitch pitched pitches pitted pitting placer
  planting played players pleas poisons poking polls poppy pouch prague prank prayer priests primal primates
  prime principals print prison priya probe professor promo prone prose prove puerta puerto pulling pulls
  pumped punts pupil purse pusher putting qatar quarrels quarters quartet quartey quire rabbi rabbis rabbits
  raced races racked rader raged rages ragged rails rainer raked raking ramped ramps ranging rapid rapped
  rated rates rating ratner raves razed reads reaped reddy reeling reels regan regard regina repressed
  reserve respond responded responds response reward riady rights ringer ripped rites ritter river roach
  robbed robbing robin robyn rocked rocks rogan rohan roller roman ronan roommates ropes rouge rouse roush
  roving rowan rubber rugged rumor rumour runway rushed rushes rushing saber sacked sacks sacred sadie
  sadler safer sails saint samara sander sandra sandro sands sanger sapped sauer saver scaled scare scares
  scarf scars scarves scored scout scouted scouting scouts scrappy sealing seals seared sears seated seating
  seats seder seeping seizures selling sells senior sensor separate separates serra setter sever sexist
  shack shacks shade shades shaken shaker shakers shaky shale shallow shame shane shanks shape shapes share
  shared shares shave shaved shelly shipped ships shock shoes shone shootings shore shores short shorts
  shots shovel shovels showed shrew shuts sibling sight sighting sights signe sills silos simone singer
  sites sitters sitting skated skilled skilling skills slabs slack slacks slade slams slash slashed slashes
  slavs slayer slipped slipping slips sloot smell smells snack snacks snails snakes snapped snapping snaps
  snare snared sniffer snout soaps soared socks soggy soles solis sonora soros sought south spanned spanning
  spano spans spared spark sparked sparks sparred spills stack stacked stacking stacks stake stakes staking
  stale stall stalling stalls stare stared stares staring stark starks starred starring stars starting stash
  stashed stats stave stays stead steak steaks steam steaming steel sterling sticky stingy stink stinks
  stoke stolen stomachs stone store stout stove stoves stowe strange stream streamed streaming streams
  stresses strike stringer stripped strips strobe strode stroked strokes stronger strove style subside
  suicides sully sunny sutter sutton swank swapped swapping swaps sweeping switch tables tablet tackles
  tails taint tainted taker takers takings tales talks tamara taming tammy tango taped tapes taping tasty
  tatar taunts taxes taxing teaches teamed teaming teammate teams tearing teary teaser teenager telling
  tenor tense tents terra terribly terse tested testing tests texas thank thanking thanks there thick thing
  things thinning though thoughts thrash threat three throats throes thrown ticked ticking tickle ticks
  tight tights timmy timor tinto tipped toddlers token tommy tonga tonya torch torched torches torching
  tortured touche touchy tough tracked trained trainee trainers trapped traps triad trier trieste trims
  tripled tripp trough trunk tudor tully tumors turned turning turns turtles tutors tuttle tying unmoved
  unwind upsets vader valls vanishes vegan veneto violet vitamin vivid vries vying waist waited waiting
  wakes walled walls waned waning warming warts washed washes wasted wasting watched watcher watchers watts
  wears wells wheelchairs whims whisp wicked wight willed willing wills winger wisher wishers witches witter
  morada morado
  witty women worries worse wracked wreak wreath wrest wyman yates years yeats yourselves youth zadie
`
    .trim()
    .split(/\s+/),
);
