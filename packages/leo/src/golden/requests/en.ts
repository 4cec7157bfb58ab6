import { readRequests } from "./read-requests.ts";

/**
 * What people ask for in English, with the titles that satisfy them. Odd lines are used for tuning
 * the search, even ones only to check it.
 */
export const englishRequests = readRequests(`
the village wizard who keeps sending heroes to collect feathers | adventure-quest
a little hero who asks what is beyond the hill | adventure-quest
the pirate that gives you a receipt after robbing you | captain-minnow-and-the-honest-pirate
a lonely cat pirate who stole everyone's doors | captain-minnow-and-the-honest-pirate
a girl waits all winter for her whale friend to come back | captain-minnow-and-the-long-ice
the whale has to swim south and she keeps a lamp burning | captain-minnow-and-the-long-ice
kite with a message asking for help signed by the captain | captain-minnow-and-the-lost-kite
bathtub sailor | captain-minnow captain-minnow-and-the-long-ice captain-minnow-and-the-lost-kite captain-minnow-and-the-honest-pirate
the girl who sails in a bath and doesn't want her hair wet | captain-minnow
the tide went out and never came back | captain-minnow
a video game where the boss comes to ask why the hero is late | game-intro
knight stuck in the intro of an old arcade machine | game-intro
a mapmaker meets a dragon who wants to stay off the map | here-be-one-dragon
dragon in a mossy cardigan | here-be-one-dragon
a rabbit on a desert island that is really a whale | i-did-not-like-to-say
polite whale who doesn't dare to say she isn't an island | i-did-not-like-to-say
an owl pilot flies into a hurricane to save a kid | in-the-eye-of-it
child who walks along with the storm | in-the-eye-of-it
something trapped beneath the frozen lake bangs back | knocking-under-the-ice
unicorn pulling a sled with medicine over the ice | knocking-under-the-ice
the tutorial character who never gets to the next level | kyle-character
rabbit who teaches players how to jump | kyle-character
bear in the slowest hot air balloon in the race | last-years-race
they find out the race was over a year ago | last-years-race
tiny aliens climb a sleeping cat | mount-warm
they think the orange cat is a mountain | mount-warm
fishing boats lost in fog and a girl with a drum | nine-boats-out
her father's boat is missing at sea | nine-boats-out
two knights who shout insults at each other every day | no-insult-today
one morning the enemy does not answer in the snow | no-insult-today
carrying a huge block of ice across the desert for a sick kid | one-spoonful-of-winter
a caravan with a lion and a bear and melting ice | one-spoonful-of-winter
a slime that needs a second player | slime-adventure
two buttons must be pushed together but there is only one of him | slime-adventure
an old lady digging for a bell in the desert | the-bell-under-the-sand
grandson also hears the bell nobody believes in | the-bell-under-the-sand
explorer finds a lost city but the people say she is the one who was lost | the-city-that-was-not-lost
grandma adventurer and her list making robot | the-source-of-the-umber the-city-that-was-not-lost the-mountain-she-remembered
a cave where your shout comes back decades later | the-late-echo
her brother shouted something into a cave when they were little | the-late-echo
sick boy in bed and his sister pretend the bed is a ship | the-map-on-the-ceiling
painters ruin the pretend map on the ceiling | the-map-on-the-ceiling
a treasure map that eats sandwiches | the-map-that-was-hungry
fox and bear looking for an orchard | the-map-that-was-hungry
the mountain was much smaller than she remembered as a child | the-mountain-she-remembered
old explorer goes back to the hill she climbed when she was nine | the-mountain-she-remembered
finding where the river starts and it is really tiny | the-source-of-the-umber
chatty rabbit and silent lion climb a mountain | twelve-steps-to-the-sky
the mountain where you have to be quiet | twelve-steps-to-the-sky
rescue robot telling jokes to people buried in an avalanche | two-hundred-and-thirteen
robot buried in the snow and a boy who won't stop searching | two-hundred-and-thirteen
silent fireworks for an owl who hates loud noises | a-firework-for-ko
dragon who makes fireworks | a-firework-for-ko
wants to learn sword fighting but has to sweep leaves | broom-school-leaves
the old master gives her a broom instead of a sword | broom-school-leaves
a fox who is too good and can't manage to lose at the fair | broom-school-losing
grandmother teacher who keeps repeating the same lesson because she forgets | broom-school-snow
noisy knight at a silent tea ceremony | clank
blind owl who serves tea | clank
hiding a snow girl in the freezer so she can see summer | keep-frozen-until-july
snow spirit who wants to see fireflies | keep-frozen-until-july
learning to swim with a whale | lane-six
boy ashamed that he can't swim | lane-six
the train that leaves at the end of the school holidays | last-train-to-summer
fox ticket inspector | last-train-to-summer
a widow helps a lost ghost find its house | mind-the-step
the wrong ghost comes to the old lady's door with her lantern | mind-the-step
cat delivering ramen over the roofs at night | neon-noodle-courier
the noodle delivery cat finds his mother | neon-noodle-courier
robot noodle shop that is too fast | neon-noodle-four-minutes
old man orders a soup that only his mom used to make | neon-noodle-number-one
delivering noodles to a typhoon | neon-noodle-typhoon
a storm orders takeout | neon-noodle-typhoon
a ghost at the school haunted house but everyone thinks it's a costume | nobody-screamed
ghost who can't scare anybody | nobody-screamed
a school band that only knows one song | one-song-and-it-is-short
alien exchange student plays at the school festival | one-song-and-it-is-short
bunny on the moon pounding rice cakes | somebody-is-watching-the-mochi
girl with a telescope sees someone dancing on the moon | somebody-is-watching-the-mochi
the night radio dj and the sailor in the storm | song-request-from-the-dark
owl plays records on the radio for one listener | song-request-from-the-dark
messenger who delivers apologies for other people | sorry-by-runner
a dragon girl who says sorry for money | sorry-by-runner
an ink stain that comes alive and wants to be a word | the-blot
calligraphy exam and a talking ink blob | the-blot
giant rescue robot that is scared of the tunnel | the-gauge-says-afraid
children trapped by a landslide | the-gauge-says-afraid
two kids fighting with kites across the water | the-kite-on-the-other-island
rival kite flyers who have never met | the-kite-on-the-other-island
a girl with a paper sword fights a knight | the-paper-blade
sword made out of homework | the-paper-blade
forest spirit wakes up in a parking lot | the-spirit-of-car-park-b
parking attendant bear secretly waters plants | the-spirit-of-car-park-b
wrestlers who stop their fight because of an ant | there-is-an-ant-in-the-ring
sumo bear | there-is-an-ant-in-the-ring
baseball team with a robot that calculates they will lose | three-percent
underdog baseball | three-percent
girl climbs to the sky to give the drummer his drumsticks back | thunder-drum-hana
no rain for a hundred days | thunder-drum-hana
dragon who hoards jokes instead of gold | a-mountain-of-jokes
a young jester tries to make the dragon laugh | a-mountain-of-jokes
torn prophecy about a bunny who brings something to a monster | and-a-rabbit-shall-bring
the chosen one is a rabbit who cooks for the beast | and-a-rabbit-shall-bring
knight shrinks in the washing machine | cold-wash-only
the dragon washed the knight and now he's tiny | cold-wash-only
a dragon who can't sleep counts knights instead of sheep | counting-knights
tired knight jumping over a toy box | counting-knights
bees build a nest in a knight's helmet | hold-still-sir-oswin
he has to stay still because of the bees on his head | hold-still-sir-oswin
tailor making clothes for the moon | measuring-the-moon
the moon keeps getting thinner so the suit never fits | measuring-the-moon
guard at a door in the desert who hears knocking from inside | nobody-in-nobody-out
teaching a sweet dragon to be frightening before the inspector arrives | one-terrible-dragon
inspection of scary dragons | one-terrible-dragon
buying back yesterday at a market | one-yesterday-slightly-used
little bear said something mean to his brother and wants to undo it | one-yesterday-slightly-used
princess complains that she slept too long | overslept-by-three-years
sleeping beauty goes to an office to complain about her curse | overslept-by-three-years
tax man meets a unicorn only kind people can see | rounded-down
girl with a cold visits the witch about the curse | she-said-bless-you
the witch only said bless you when the mayor sneezed | she-said-bless-you
dragon makes honey | the-dragon-who-kept-bees
knight comes to kill a dragon but helps with her beehives | the-dragon-who-kept-bees
village built on a sleeping giant | the-hill-would-like-to-turn-over
the hill says excuse me because it wants to roll on its side | the-hill-would-like-to-turn-over
a cat and a goblin who fix broken spells | the-last-customer the-left-hand-lion overslept-by-three-years
goblin finds an old contract about himself and the cat has to say thank you | the-last-customer
a stone lion at the library comes alive and has feelings | the-left-hand-lion
owl borrows the night from the library and now it's always day | the-owl-who-borrowed-the-night
night was not returned to the library | the-owl-who-borrowed-the-night
knights want to rescue the princess but she's at work | the-princess-is-not-in
dragon takes messages like a secretary | the-princess-is-not-in
lion on a bridge who forgot the answer to his own riddle | the-riddle-at-long-bridge
guardian asks a riddle but does not know the solution | the-riddle-at-long-bridge
a small spell that fills a cup | the-second-best-spell
apprentice with a tiny spell helps a great tired wizard | the-second-best-spell
cleaning robot and a ghost stain on the stairs of the castle | the-stain-on-the-third-stair
a shy building that hides when you look at it | the-tower-that-was-shy
unicorn gives wrong directions on purpose | the-unicorn-at-the-crossroads
the rabbit who wishes the wishing well a nice day | the-well-wisher
everybody wishes for ponies | the-well-wisher
whale yawns and swallows a star | the-whale-who-swallowed-the-evening
the star doesn't want to come out of the whale | the-whale-who-swallowed-the-evening
wizard with dyslexia whose spells come out wrong | tree-boat-bear
he misspells his magic and gets a bear instead of a pear | tree-boat-bear
unicorn pops all the balloons at the birthday party with her horn | a-balloon-for-marigold
birthday present that needs a horn to open it | a-balloon-for-marigold
are we there yet in a spaceship | are-we-nearly-moon
the compass sneezes and they get lost on the way to the moon | are-we-nearly-moon
the breakfast rolls keep disappearing | bun-and-the-seventh-roll
who is eating the bread rolls | bun-and-the-seventh-roll
rabbit who can't wait for the dough to rise | bun-and-the-sleeping-dough
two friends bake cakes to apologize to each other | bun-and-the-sorry-cake
birthday cake that floats away | bun-bakes-a-cloud
too much baking powder | bun-bakes-a-cloud
a girl whose pet is the wind | good-wind-sit
the wind behaves like a puppy | good-wind-sit
bear who is too loud at bedtime | goodnight-loud-bear
baby owl tries to sleep but the bear can't whisper | goodnight-loud-bear
little dragon looks after an egg that is his sister | knock-knock-egg
the egg got lost in the snow | knock-knock-egg
a shadow that is afraid of the dark | my-shadow-stays-up-late
baby whale wants to sit on a lap | no-lap-big-enough
a whale who wants a hug | no-lap-big-enough
lost teddy bear repaired so well that its owner doesn't recognise it | nobody-came-for-mr-crumb
fox who mends toys in a lost and found | nobody-came-for-mr-crumb
sticky slime's first day at school | nobody-mentioned-hands
no one wants to hold hands with the slime kid | nobody-mentioned-hands
an owl counts the stars and finds one extra | one-star-too-many
robot plants a key in the garden | pebble-plants-a-key
lonely lady behind the hedge and a gardening robot | pebble-plants-a-key
knight afraid of the bath | sir-grubbins-will-not-bathe
dirty knight and the monster in the drain | sir-grubbins-will-not-bathe
queen who won't eat because it's too quiet | the-loudest-soup-in-the-land
cook puts drums in the soup | the-loudest-soup-in-the-land
planet with three suns where it never gets dark | the-planet-with-three-bedtimes
alien kid that has to go to bed and a robot nanny | the-planet-with-three-bedtimes
lion cub invites the ocean for tea | the-sea-comes-to-tea
the sea is a bad guest and eats the cake | the-sea-comes-to-tea
rocket made of socks | the-sock-rocket
where do all the lost socks go | the-sock-rocket
baby thunder in a box | the-thunder-in-box-nine
fox afraid of the thing in the parcel that goes boom | the-thunder-in-box-nine
grandma forgot a word and they look for it | the-word-for-first-snow
snowman who wants to know what warm feels like | warm-is-outside-tonight
old lady brings her furniture outside for a snowman | warm-is-outside-tonight
cat saves things for the hibernating bear | what-i-saved-for-bear
bear sleeps through winter and misses everything | what-i-saved-for-bear
kitten whose friend is a puddle that dries up | where-does-the-puddle-go
friend evaporates in the sun | where-does-the-puddle-go
how the sky became blue | who-spilled-the-blue
dragon spills paint and is afraid to tell | who-spilled-the-blue
rabbit movers with a mirror | after-you
he thinks his reflection is another polite gentleman | after-you
thunder feels bad because lightning is always faster | always-five-seconds-late
annoying wizard neighbor in an apartment building meeting | any-other-business
umbrella where it rains inside with memories | grandfathers-umbrella
she inherits her grandpa's umbrella | grandfathers-umbrella
story told backwards about a bear with a balloon | hold-this-a-minute
bear made a promise to hold something and became a king | hold-this-a-minute
dragon tries to stay awake to hear the end of the song | how-the-lullaby-ends
lullaby that always makes everyone fall asleep | how-the-lullaby-ends
cat who believes she makes the sun come up | i-do-the-sun
the cat's owner is in hospital and the sun rises without her | i-do-the-sun
robot repairs the city but should leave the squeaky gate | leave-the-squeak-in
bear waits a whole concert to play one note | one-ting
triangle player in an orchestra | one-ting
a whale in love with a lighthouse | please-do-not-come-closer
lighthouse blinking at a whale | please-do-not-come-closer
passengers on a train miss someone who died | seven-across
commuters and an empty seat with a crossword | seven-across
broken clock and a bronze knight who is only right two times a day | ten-past-four
robot in an empty movie theater | the-cinema-of-one
projectionist robot with only one visitor | the-cinema-of-one
divorced parents and a rabbit girl living between two houses | the-house-in-the-middle-of-the-bridge
kid camps on the bridge between mom's house and dad's house | the-house-in-the-middle-of-the-bridge
door knocker lion who never gets to see the movie | the-house-lions-coat-hooks
lion statues on a house waiting for someone to rent it | the-house-lions-to-let
weather vane lion points the wrong way to save a fox | the-house-lions-wrong-all-night
fox lost in a blizzard | the-house-lions-wrong-all-night
lamplighter lion | the-lion-who-lit-the-lamps
street lamps and an old lion and a girl who can't sleep | the-lion-who-lit-the-lamps
grandpa with dementia thinks the bus is a boat | the-number-twelve-sails-at-six
street lamp has to stand in for the moon | the-understudy-for-the-moon
the moon is ill and someone replaces her on stage | the-understudy-for-the-moon
family tries to recreate grandma's dumplings | three-handfuls
recipe that says three handfuls of flour | three-handfuls
somebody living in the wall coughs | two-kettles-and-a-cough
neighbors find a nineteen year old letter in the garden | two-kettles-and-a-hedge
two neighbors who haven't talked for years share a table at a cafe | two-kettles
their kettles broke on the same night | two-kettles
fog that loves music and begs not to be knitted into a sweater | what-the-fog-was-for
street performer in love with a statue that isn't a statue | you-moved
living statues | you-moved
mail for a comet that comes only once in a lifetime | a-letter-for-the-comet
magic window that shows the house that will be built | ar-preview
girl leaves her brother for ten minutes and he is old when she returns | back-in-ten-minutes
time goes slower near a black hole | back-in-ten-minutes
giant vegetables in space | best-in-orbit
lion sings to broccoli | best-in-orbit
gravity goes on vacation | gravity-takes-a-week
everyone floats because gravity is at the beach | gravity-takes-a-week
mars rover throws a birthday party | guests-arriving-shortly
how to put a robot bear to sleep in a museum | how-to-switch-off-a-bear
astronaut on the moon hears her own voice from the future | nine-minutes-ahead
don't open the door warning on the radio | nine-minutes-ahead
weather factory order for a tiny rain | one-street-of-rain
dad on mars reads bedtime stories by radio | over-and-goodnight
robot mailman at the edge of the solar system | postcards-to-pluto something-for-tock a-letter-for-the-comet
someone is switching off the stars | somebody-is-turning-off-the-stars
robot gets a parcel for the first time | something-for-tock
museum of the future where an alien shows a door from earth | the-door-nobody-used
alien doesn't want the girl to leave the museum | the-empty-case
a house cat goes to an alien school instead of a boy | the-exchange-cat
aliens study a lazy cat | the-exchange-cat
translator who changes insults to nice words and stops a war | the-kind-interpreter
elevator operator to the moon | the-lift-to-the-moon
two people on a spaceship who are never awake at the same time | the-other-half-of-the-watch
they leave each other notes in space and share a joke | the-other-half-of-the-watch
space ship engine hums and a whale answers | the-quiet-engine
fake rain made of peas | the-rain-room
old satellite is a friend of a desert fox | the-six-o-clock-star
satellite that has to fall down | the-six-o-clock-star
sister plays a vr game and her little brother keeps bringing snacks | veo-vr
old robot replaced by a new model that can't play hide and seek | version-two
traffic light robot that never turns green | wait-for-the-green
alien invader calls a granny by mistake | wrong-number-dear
an alien admiral wants earth to surrender but gets soup advice | wrong-number-dear
which one has the line good evening number nine shall we | the-lion-who-lit-the-lamps
where somebody says i am never having an ocean again | the-sea-comes-to-tea
"It was an old roll" | a-balloon-for-marigold
the one that says feel how five i am | a-balloon-for-marigold
the lyon who lit the lampss | the-lion-who-lit-the-lamps
captin minow | captain-minnow
dragons that keep beez | the-dragon-who-kept-bees
brimbel and sir oswin | the-dragon-who-kept-bees one-terrible-dragon cold-wash-only hold-still-sir-oswin
something with bun and olufemi | bun-bakes-a-cloud bun-and-the-sorry-cake bun-and-the-seventh-roll bun-and-the-sleeping-dough
granny shizu | broom-school-leaves broom-school-losing broom-school-snow
a funny one with a wizard | adventure-quest tree-boat-bear the-stain-on-the-third-stair any-other-business ten-past-four the-loudest-soup-in-the-land the-other-half-of-the-watch hold-this-a-minute the-blot nobody-screamed
a spooky film | nobody-screamed
my kid loves dragons and we want to laugh | a-mountain-of-jokes and-a-rabbit-shall-bring cold-wash-only counting-knights one-terrible-dragon the-dragon-who-kept-bees the-princess-is-not-in hold-still-sir-oswin game-intro here-be-one-dragon sir-grubbins-will-not-bathe knock-knock-egg sorry-by-runner how-the-lullaby-ends who-spilled-the-blue veo-vr the-kind-interpreter one-street-of-rain always-five-seconds-late thunder-drum-hana one-song-and-it-is-short
something romantic | you-moved
my daughter is nervous about starting kindergarten | nobody-mentioned-hands
my son is scared of thunderstorms | the-thunder-in-box-nine always-five-seconds-late
we just had a new baby and big brother is jealous | knock-knock-egg
a film for a kid who doesn't want to take a bath | sir-grubbins-will-not-bathe
help talking about grandma having alzheimers | broom-school-snow the-number-twelve-sails-at-six the-word-for-first-snow
a story about saying sorry | bun-and-the-sorry-cake sorry-by-runner one-yesterday-slightly-used good-wind-sit
a movie about losing and being a good sport | broom-school-losing three-percent last-years-race
for a child whose parents are splitting up | the-house-in-the-middle-of-the-bridge
our cat died and we want something gentle about missing someone | mind-the-step seven-across what-i-saved-for-bear where-does-the-puddle-go grandfathers-umbrella neon-noodle-number-one the-empty-case keep-frozen-until-july captain-minnow-and-the-long-ice the-six-o-clock-star i-do-the-sun
kid scared of the dark | my-shadow-stays-up-late somebody-is-turning-off-the-stars counting-knights
something magical in the rain | grandfathers-umbrella
musical movie about a band | one-song-and-it-is-short
bedtime story with dragons | how-the-lullaby-ends counting-knights always-five-seconds-late
`);
