/** English words distinguished only by an apostrophe, a space or one letter. */
export const en = `
its/it's your/you're their/there/they're were/we're/where/wear well/we'll ill/i'll shell/she'll
hell/he'll shed/she'd id/i'd wed/we'd whose/who's lets/let's cant/can't wont/won't wont/want
every_day/everyday may_be/maybe all_ready/already all_together/altogether
to/too/two here/hear our/are/hour by/buy/bye no/know new/knew right/write one/won son/sun sea/see
meat/meet week/weak piece/peace for/four/fore ate/eight blue/blew red/read road/rode rode/ride
hole/whole male/mail tail/tale pair/pear/pare bare/bear fair/fare hair/hare stair/stare
than/then quite/quiet/quit lose/loose desert/dessert dairy/diary angel/angle form/from three/there/tree
though/thought/through/thorough tired/tried of/off on/one cloth/clothes breath/breathe bath/bathe
advice/advise practice/practise affect/effect accept/except house/horse house/mouse horse/nurse
kitchen/chicken chicken/kitchen chickens/kitchens snack/snake ship/sheep bit/beat live/leave
sit/seat fill/feel hit/heat man/men woman/women foot/feet tooth/teeth this/these that/what
sang/song/sing drank/drink/drunk swam/swim began/begin ran/run came/come became/become
white/while which/witch wich/which whether/weather waist/waste cereal/serial sweat/sweet
sweater/sweeter bread/breed/bred/bead beard/bread bird/bread dinner/diner later/latter letter/later
planned/planed hopping/hoping hoped/hopped staring/starring bitter/butter better/bitter
winter/winner spring/string garden/warden mother/bother brother/bother father/farther other/otter
cousin/cushion teacher/teaches singer/finger farmer/former driver/diver river/liver flour/flower floor/flour
beach/beech/bench/peach/teach/reach peach/peace cheese/choose chair/chain board/broad break/brake dream/cream train/brain/drain plane/plate/place
place/palace/space space/spice glass/grass/class clock/block/cloak cloud/could could/would/wound shout/shoot/short south/mouth/month
shirt/short/skirt shore/short/store sport/spot/short stone/store/stove/score store/story stairs/stars/chairs start/smart sheep/sleep/sheet/steep
sweep/sleep table/cable/tablet light/night/right/fight/tight/eight/flight black/block brown/crown/grown green/greet white/write horse/hoarse
mouse/mouth/moose nurse/purse money/honey/monkey monkey/donkey paper/pepper leader/reader/ladder heart/heard/earth carry/curry/marry
marry/merry sorry/worry/lorry thing/think thick/think thank/think/tank watch/match/catch march/match lunch/launch/punch/bunch brush/crush/bush
fresh/flesh/flash grape/grade/trade price/prize plant/planet/plane point/paint/print touch/tough/torch voice/choice world/would/word worse/horse
friend/fried bridge/fridge window/widow yellow/fellow jacket/packet/racket pocket/rocket/packet flower/shower/slower sister/mister
writer/waiter/winter water/waiter/later leather/feather/weather father/feather lesson/lessen market/marker basket/casket heavy/heaven
spoon/soon fruit/suit stand/sand speed/seed happy/nappy tiger/timer rabbit/habit carrot/parrot music/magic
summer/simmer/hammer village/villain animal/annual station/nation doctor/actor sugar/cigar island/inland study/sturdy
`;
