/** German words that only an umlaut, ß or one letter keeps apart. */
export const de = `
schön/schon schöne/schone konnte/könnte konnten/könnten konntest/könntest durfte/dürfte mochte/möchte
mochten/möchten mochtest/möchtest musste/müsste mussten/müssten hatte/hätte hatten/hätten
hattest/hättest wurde/würde wurden/würden wurdest/würdest waren/wären brauchte/bräuchte kamen/kämen
gaben/gäben fordern/fördern drucken/drücken zahlen/zählen zahlt/zählt zahle/zähle schwül/schwul
apfel/äpfel vater/väter mutter/mütter bruder/brüder tochter/töchter vogel/vögel garten/gärten ofen/öfen
boden/böden mantel/mäntel laden/läden hafen/häfen nagel/nägel kloster/klöster hammer/hämmer
graben/gräben faden/fäden mangel/mängel schaden/schäden maße/masse buße/busse floß/floss losen/lösen
lose/löse holle/hölle hohle/höhle hole/hölle tone/töne toten/töten fuhren/führen lauft/läuft
fallt/fällt fahrt/fährt tragt/trägt schlaft/schläft lasst/lässt fangt/fängt wascht/wäscht halt/hält
schlagt/schlägt wachst/wächst bar/bär baren/bären blute/blüte bluten/blüten gute/güte wahlen/wählen
kuchen/küchen/küche kochen/kuchen lehre/leere äste/este
den/denn das/dass wen/wenn im/ihm in/ihn/ihnen seid/seit wider/wieder man/mann mal/mahl war/wahr
mehr/meer beten/betten bieten/bitten raten/ratten leben/lieben leiden/leiten kirche/kirsche essen/esse
bett/beet stadt/statt tod/tot weg/wegen vier/für ihr/ihre mein/meine dein/deine sein/seine kein/keine
ein/eine/einen/einem/einer der/dem/den/des dir/dich mir/mich fiel/viel ist/isst rad/rat gehen/geben
haus/maus hund/hand tisch/fisch nicht/nichts großer/größer kleiner/keiner schwester/schwestern
tasche/tasse tasse/kasse/klasse/masse fisch/tisch/frisch leder/feder/lieder brille/grille leben/lesen/legen/loben/lieben
legen/liegen/regen/lügen liegen/fliegen/siegen/biegen fragen/tragen/kragen sagen/wagen/magen sehen/gehen/stehen stehen/stehlen/stellen
kaufen/laufen/taufen kochen/wochen machen/lachen/wachen/sachen waschen/wachsen wissen/kissen/küssen/müssen trinken/winken/sinken
finden/binden singen/sinken/bringen denken/danken heißen/beißen/reißen reisen/reißen/weisen essen/messen/eisen messer/besser/messen
wetter/vetter/retter kammer/hammer/kummer/nummer zimmer/immer mutter/butter/futter butter/bitter vater/kater/pater leiter/weiter/heiter/reiter
leider/kleider/leiden kinder/rinder hunde/stunde/runde/kunde/wunde schule/schuhe/schale schild/schuld straße/strafe garten/karten/warten/kasten
nacht/macht/nicht/licht licht/leicht/dicht leise/reise/speise preis/kreis/reis blatt/glatt teller/keller gabel/kabel/nabel
nudel/pudel/rudel vogel/kugel/nagel nebel/nabel/nagel schwein/schein/stein klein/kein braun/zaun schwarz/schwanz weiß/heiß/fleiß
schlecht/schlicht lustig/luftig/listig teuer/feuer/steuer krank/schrank ohren/uhren decke/ecke treppe/truppe sonne/tonne/nonne
freitag/feiertag woche/wolke/wache morgen/sorgen bluse/blume brücke/lücke mücke/brücke mittag/montag dienst/dienstag
nehmen/nennen kennen/rennen/nennen können/kennen farbe/narbe/garbe kopf/topf küste/kiste/wüste seife/reife finger/hunger
`;
