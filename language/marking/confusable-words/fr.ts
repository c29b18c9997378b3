/** French words distinguished only by an accent, an apostrophe, a space or one letter. */
export const fr = `
où/ou à/a là/la/l'a ça/sa sûr/sur sûre/sure mûr/mur dû/du crû/cru tâche/tache pêche/péché/pèche
pêcher/pécher pêcheur/pécheur côte/cote/côté côtes/côtés/cotes jeûne/jeune jeûner/jeuner hâler/haler
mâtin/matin forêt/foret gêne/gène gênes/gènes pâte/pâté/patte pâtes/pâtés/pattes mâle/mal/malle
âge/âgé prêt/près/pré dès/des/dés été/était étais/était marché/marche/marcher marchés/marches
parlé/parle/parler joué/joue/jouer mangé/mange/manger aimé/aime/aimer donné/donne/donner
passé/passe/passer pensé/pense/penser trouvé/trouve/trouver acheté/achète/acheter
regardé/regarde/regarder écouté/écoute/écouter travaillé/travaille/travailler
cherché/cherche/chercher dansé/danse/danser chanté/chante/chanter visité/visite/visiter
arrivé/arrive/arriver resté/reste/rester porté/porte/porter fermé/ferme/fermer
habité/habite/habiter demandé/demande/demander oublié/oublie/oublier étudié/étudie/étudier salé/sale
modèle/modelé sucré/sucre épicé/épice interne/interné conté/conte/comté relevé/relève levé/lève/lever
élève/élevé élèves/élevés entre/entré/entrer rentre/rentré/rentrer montre/montré/montrer
téléphone/téléphoné invite/invité/inviter invités/invites employé/emploie général/généra
ses/ces/c'est/s'est/sait/sais ce/se son/sont on/ont et/est/es/ai peu/peut/peux mes/mais/met/mets
leur/leurs ma/m'a ta/t'a mon/m'ont ton/t'ont si/s'y ni/n'y dans/d'en sans/s'en/cent/sang/sent
a/l'a ai/l'ai as/l'as est/l'est es/l'es ont/l'ont un/l'un une/l'une qu'elle/quelle qu'elles/quelles t'es/tes m'es/mes l'es/les l'est/lest l'une/lune l'ange/lange l'arme/larme
l'avoir/lavoir d'eux/deux d'avantage/davantage sur_tout/surtout bien_tôt/bientôt quoi_que/quoique
vert/vers/verre/ver pain/pin père/paire/perd mère/mer/maire compte/conte/comte fois/foie/foi
cour/cours/court sot/seau/saut mot/maux eau/haut/au/aux fin/faim nom/non temps/tant/tend
quand/quant/qu'en voie/voix/voit vois/voit poisson/poison désert/dessert coussin/cousin
dessus/dessous chevaux/cheveux cheveu/cheval rue/roue roux/roue bon/bond/bonne vin/vingt/vain
feu/fou vu/vue tout/tous/toux moi/mois toi/toit roi/rois neuf/neuve lit/lis lu/lut dit/dis
fait/fais/fée vais/va veux/veut dois/doit chat/chats chien/chienne cousine/cuisine mètre/maître/mettre
œuf/œufs cœur/chœur sœur/sueur ami/amie voisin/voisine
salle/sale point/poing poire/poivre/foire/noire/boire pomme/gomme/paume/homme/comme bouche/douche/mouche/couche/touche gâteau/bateau/râteau
caisse/cuisse chaise/chaîne chaud/chaux boîte/botte/bosse tasse/passe/masse/classe classe/glace/place plage/page/place table/sable/fable/câble
livre/libre/litre/lèvre maison/raison/saison matin/patin/satin jambe/jambon ventre/vendre rendre/vendre/tendre/prendre/pendre/perdre chant/champ
blanc/banc/flanc fleur/peur/pleur couleur/douleur nuage/usage route/doute/goutte/voûte garde/gare/grade train/grain/terrain
voiture/toiture fille/file/bille femme/ferme/forme frère/fière mère/père/maire oncle/ongle tante/tente heure/beurre/leurre jouer/louer/nouer
laver/lever/rêver manger/ranger/danger danser/danger/penser passer/casser/pousser chanter/changer/charger monter/montrer montre/monstre/contre
poser/peser tirer/virer courir/couvrir/mourir/nourrir ouvrir/couvrir/offrir servir/sortir/sentir/mentir partir/sortir savoir/devoir croire/boire
rouge/bouge jaune/jeune robe/rose jupe/juge veste/reste/geste manteau/marteau cahier/casier crayon/rayon leçon/façon/glaçon question/gestion
grave/brave riche/niche/biche vieille/veille vitre/titre/litre gens/dents facile/agile temps/tempe lettre/mettre
poulet/boulet bureau/barreau tableau/tonneau plante/pente/plainte chambre/chanvre étage/étape/otage ville/bille/vieille pays/paye
`;
